/** Who is who: ids of players made by rule, the aliases that a user states, and which ids are likely one player. */
package org.qipu.pipeline.player;
