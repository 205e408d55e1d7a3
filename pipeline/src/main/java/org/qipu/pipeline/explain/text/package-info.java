/**
 * An explained game as text for a terminal, in English or Chinese. All sentences stand in
 * {@link org.qipu.pipeline.explain.text.Words}, all terms in {@link org.qipu.pipeline.explain.text.Terms}; what comes from
 * a record passes through {@link org.qipu.pipeline.explain.text.SafeText}.
 */
package org.qipu.pipeline.explain.text;
