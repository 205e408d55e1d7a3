/** What leaves a warehouse for other programs. Nothing is changed on the way but what a format cannot hold. */
package org.qipu.pipeline.export;
