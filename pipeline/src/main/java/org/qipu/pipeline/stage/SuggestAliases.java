package org.qipu.pipeline.stage;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Row;
import org.qipu.pipeline.player.Blocks;
import org.qipu.pipeline.player.Likeness;
import org.qipu.pipeline.player.Profile;
import org.qipu.pipeline.player.SuggestedAlias;
import org.qipu.pipeline.table.Tables;
import scala.Tuple2;

/**
 * Pairs of players who are likely one. Only those are compared who share a key of {@link Blocks}, and a key that too many
 * share is left out, so that the work grows with the number of players and not with its square.
 */
final class SuggestAliases {
    private SuggestAliases() {}

    /**
     * Rows of {@code alias_suggestions}, the same whatever the partitions.
     *
     * @param players tallies by player's key, partitioned by it; consulting players left out
     */
    static JavaRDD<Row> apply(JavaPairRDD<String, Tally> players) {
        int partitions = players.getNumPartitions();
        JavaPairRDD<String, Iterable<String>> alike = players.keys()
                .flatMapToPair(SuggestAliases::keys)
                .groupByKey(partitions)
                .values()
                .flatMapToPair(SuggestAliases::alike)
                .groupByKey(partitions);
        return players.join(alike, partitions)
                .flatMapToPair(SuggestAliases::toTheOther)
                .groupByKey(partitions)
                .join(players, partitions)
                .flatMap(SuggestAliases::suggestions);
    }

    private static Iterator<Tuple2<String, String>> keys(String player) {
        String id = id(player);
        return Blocks.of(id).stream().map(key -> new Tuple2<>(key, id)).iterator();
    }

    /** The pairs of a block whose names are alike, the lesser id first. */
    private static Iterator<Tuple2<String, String>> alike(Iterable<String> block) {
        List<String> ids = new ArrayList<>();
        for (String id : block) {
            ids.add(id);
        }
        if (ids.size() > Blocks.MOST_MEMBERS) {
            return Collections.emptyIterator();
        }
        Collections.sort(ids);
        List<Tuple2<String, String>> pairs = new ArrayList<>();
        for (int i = 0; i < ids.size(); i++) {
            for (int j = i + 1; j < ids.size(); j++) {
                if (Likeness.of(ids.get(i), ids.get(j)).isPresent()) {
                    pairs.add(new Tuple2<>(key(ids.get(i)), key(ids.get(j))));
                }
            }
        }
        return pairs.iterator();
    }

    /** Sends the one of a pair to the other; several blocks may have found the pair. */
    private static Iterator<Tuple2<String, Profile>> toTheOther(
            Tuple2<String, Tuple2<Tally, Iterable<String>>> player) {
        Profile profile = GameTally.profile(id(player._1()), player._2()._1());
        TreeSet<String> others = new TreeSet<>();
        player._2()._2().forEach(others::add);
        return others.stream().map(other -> new Tuple2<>(other, profile)).iterator();
    }

    private static String key(String id) {
        return Summarise.PLAYER + id;
    }

    private static String id(String key) {
        return key.substring(Summarise.PLAYER.length());
    }

    private static Iterator<Row> suggestions(Tuple2<String, Tuple2<Iterable<Profile>, Tally>> player) {
        Profile profile = GameTally.profile(id(player._1()), player._2()._2());
        List<Row> rows = new ArrayList<>();
        for (Profile other : player._2()._1()) {
            Optional<Row> row = SuggestedAlias.of(profile, other).map(Tables.ALIAS_SUGGESTIONS::toRow);
            row.ifPresent(rows::add);
        }
        return rows.iterator();
    }
}
