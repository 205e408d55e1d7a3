package org.qipu.pipeline.table;

/**
 * A player or team in an event, as recorded and as audited. A tie-break that the format does not know, or that did not have
 * to be asked, is null.
 */
public record StandingRow(
        @Column("Event, see events") String eventId,

        @Column(
                "Which results count: recorded, or audited (a finding's result in place of the recorded one, where it speaks for one)")
        String basis,

        @Column(
                "Format, recognised by who met whom: round-robin, swiss, team-round-robin, team-swiss, or members-total (teams by the ranks of their players)")
        String format,

        @Column("Rank from 1; those who cannot be told apart share one, and the next ranks stay free")
        int rank,

        @Column("Player, see players; in the formats of teams the team, its name in form NFKC without blanks")
        String playerId,

        @Column("Games, or matches of a team, with a known result; for members-total the games of its players")
        int played,

        @Column(
                "Points for the games, or match points of a team, by the policy; for members-total those of its players")
        double points,

        @Column("Points of the opponents beaten and half of those drawn with (小分)") @Nullable
        Double smallPoints,

        @Column("Points of all opponents met (对手分)") @Nullable
        Double opponentsPoints,

        @Column("Points of all games of the team (全队总局分)") @Nullable
        Double gamePoints,

        @Column("Games won (胜局)") @Nullable Long gamesWon,

        @Column("Matches won (全队胜场)") @Nullable Long matchesWon,

        @Column("Points from the encounters with those who were equal so far (直胜); null where nobody was") @Nullable
        Double direct,

        @Column("Ranks of the team's players added up (个人名次总和)") @Nullable
        Long rankSum,

        @Column("Best rank of the team's players (最高个人名次)") @Nullable
        Long bestRank,

        @Column("Second-best rank of the team's players (次高个人名次)") @Nullable
        Long secondRank,

        @Column("Offences (犯规), the last tie-break; always null, because records do not tell them") @Nullable
        Long offences,

        @Column(
                "Whether every game of the event is there with its result: all pairs met equally often, or every round is there and everybody played in it")
        boolean complete) {}
