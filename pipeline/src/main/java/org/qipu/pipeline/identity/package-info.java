/** What users know better than the rules by which events are told apart. */
package org.qipu.pipeline.identity;
