/**
 * One game explained move by move. {@link org.qipu.pipeline.explain.Explainer} makes the model, an
 * {@link org.qipu.pipeline.explain.Explained}; what it looks like to people is a matter of
 * {@link org.qipu.pipeline.explain.text}, what it looks like to programs of
 * {@link org.qipu.pipeline.explain.ExplanationJson}. Needs no Spark.
 */
package org.qipu.pipeline.explain;
