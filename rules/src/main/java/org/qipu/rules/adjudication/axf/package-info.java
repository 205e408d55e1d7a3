/** The rulebook of the Asian Xiangqi Federation of 2003. */
package org.qipu.rules.adjudication.axf;
