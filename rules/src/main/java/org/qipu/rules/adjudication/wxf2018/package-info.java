/** The rulebook of the World Xiangqi Federation of 2018, a rearranged AXF rulebook. */
package org.qipu.rules.adjudication.wxf2018;
