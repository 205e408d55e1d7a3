package org.qipu.pipeline.standings;

/**
 * What entrants are ranked by. The rules of 1999 (art. 15) name these and define none of the sums; 小分 and 对手分 are taken
 * as is usual (unverified).
 */
public enum Criterion {
    /** 积分, 场分: points of the encounters. */
    POINTS,
    /** 小分: points of the opponents beaten, and half of those drawn with; a Sonneborn-Berger sum. */
    SMALL_POINTS,
    /** 胜局, 全队胜局: games won. */
    GAMES_WON,
    /** 直胜: points from the encounters of those who are equal so far. */
    DIRECT,
    /** 对手分: points of all opponents met. */
    OPPONENTS_POINTS,
    /** 全队总局分: points of all games of a team. */
    GAME_POINTS,
    /** 全队胜场: matches won. */
    MATCHES_WON,
    /** 个人名次总和: ranks of a team's players added up; fewer is better. */
    RANK_SUM,
    /** 最高个人名次: the best rank of a team's players. */
    BEST_RANK,
    /** 次高个人名次: the second-best rank of a team's players. */
    SECOND_RANK,
    /** 犯规: offences; fewer is better. */
    OFFENCES;

    /** Whether the smaller value ranks first. */
    boolean fewerFirst() {
        return switch (this) {
            case RANK_SUM, BEST_RANK, SECOND_RANK, OFFENCES -> true;
            default -> false;
        };
    }

    /** Whether values are in units of {@link Points#UNIT}; the others are counts or ranks. */
    public boolean inPoints() {
        return switch (this) {
            case POINTS, SMALL_POINTS, DIRECT, OPPONENTS_POINTS, GAME_POINTS -> true;
            default -> false;
        };
    }
}
