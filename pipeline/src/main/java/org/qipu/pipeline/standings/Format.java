package org.qipu.pipeline.standings;

import static org.qipu.pipeline.standings.Criterion.BEST_RANK;
import static org.qipu.pipeline.standings.Criterion.DIRECT;
import static org.qipu.pipeline.standings.Criterion.GAMES_WON;
import static org.qipu.pipeline.standings.Criterion.GAME_POINTS;
import static org.qipu.pipeline.standings.Criterion.MATCHES_WON;
import static org.qipu.pipeline.standings.Criterion.OFFENCES;
import static org.qipu.pipeline.standings.Criterion.OPPONENTS_POINTS;
import static org.qipu.pipeline.standings.Criterion.POINTS;
import static org.qipu.pipeline.standings.Criterion.RANK_SUM;
import static org.qipu.pipeline.standings.Criterion.SECOND_RANK;
import static org.qipu.pipeline.standings.Criterion.SMALL_POINTS;

import java.util.List;
import java.util.Locale;

/** The formats of events, and what each is ranked by, in this order (1999 rules, art. 15.1 to 15.5; primary). */
public enum Format {
    /** 循环制个人赛: every player meets every other (art. 15.1). */
    ROUND_ROBIN(List.of(POINTS, SMALL_POINTS, GAMES_WON, DIRECT, OFFENCES)),
    /** 积分编排制个人赛 (art. 15.2). */
    SWISS(List.of(POINTS, OPPONENTS_POINTS, GAMES_WON, OFFENCES)),
    /** 循环制团体赛, boards against boards (art. 15.3). */
    TEAM_ROUND_ROBIN(List.of(POINTS, GAME_POINTS, GAMES_WON, DIRECT, OFFENCES)),
    /** 积分编排制团体赛, boards against boards (art. 15.4). */
    TEAM_SWISS(List.of(POINTS, OPPONENTS_POINTS, GAME_POINTS, MATCHES_WON, OFFENCES)),
    /** 队员总分制: teams by the ranks of their players in an event of players (art. 15.5). */
    MEMBERS_TOTAL(List.of(RANK_SUM, BEST_RANK, SECOND_RANK, OFFENCES));

    private final List<Criterion> criteria;

    Format(List<Criterion> criteria) {
        this.criteria = criteria;
    }

    /** What decides, in order. */
    public List<Criterion> criteria() {
        return criteria;
    }

    /** Whether teams are ranked, not players. */
    public boolean ofTeams() {
        return this == TEAM_ROUND_ROBIN || this == TEAM_SWISS || this == MEMBERS_TOTAL;
    }

    /** The format as it stands in tables: lower case, words joined by hyphens. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
