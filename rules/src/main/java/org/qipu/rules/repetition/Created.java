package org.qipu.rules.repetition;

import java.util.List;

/**
 * What a move creates.
 *
 * @param gains its new threats
 * @param offersExchange whether it offers an exchange that was not offered before
 */
record Created(List<NewGain> gains, boolean offersExchange) {
    static Created by(MoveStudy study, Prober prober) {
        NewGains found = new NewGains(prober, study.before(), study.after(), study.move(), study.answersCheck());
        return new Created(found.created(), !found.newOffers().isEmpty());
    }
}
