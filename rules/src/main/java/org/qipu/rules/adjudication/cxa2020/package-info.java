/** The rulebook of the Chinese Xiangqi Association of 2020. */
package org.qipu.rules.adjudication.cxa2020;
