/** Ratings from games, period by period. No constant here is an official one. Needs neither Spark nor the warehouse. */
package org.qipu.pipeline.rating;
