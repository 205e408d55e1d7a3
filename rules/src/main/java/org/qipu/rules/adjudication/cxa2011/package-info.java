/** The rulebook of the Chinese Xiangqi Association of 2011, which is known through that of 2020. */
package org.qipu.rules.adjudication.cxa2011;
