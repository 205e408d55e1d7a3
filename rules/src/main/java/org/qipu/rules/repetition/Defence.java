package org.qipu.rules.repetition;

/** How far the defender may look for compensation. */
enum Defence {
    /** Only recaptures of the piece that has just moved; what an answer to check captures elsewhere is not counted. */
    ON_THE_SPOT,
    /** Any capture and any check. */
    ANYWHERE
}
