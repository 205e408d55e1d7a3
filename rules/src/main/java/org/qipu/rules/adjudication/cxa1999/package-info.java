/** The rulebook of the Chinese Xiangqi Association of 1999. */
package org.qipu.rules.adjudication.cxa1999;
