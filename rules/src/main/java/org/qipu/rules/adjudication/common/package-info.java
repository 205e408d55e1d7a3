/** Articles that the rulebooks of the Chinese Xiangqi Association share, as predicates over facts. */
package org.qipu.rules.adjudication.common;
