/** Rules for mass events: perpetual check loses, every other repetition is a draw. */
package org.qipu.rules.adjudication.simple;
