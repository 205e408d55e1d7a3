package org.qipu.pipeline.policy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qipu.pipeline.policy.PolicyText.Rule;
import org.qipu.pipeline.policy.StrictJson.Value;

/** Reads the text of a policy file; every key is known, and nothing is ignored. */
final class PolicyReader {
    private static final int MOST_RULES = 1_000;

    private final StrictJson json;

    private PolicyReader(StrictJson json) {
        this.json = json;
    }

    /**
     * Reads a policy.
     *
     * @param file the file as problems name it
     * @throws PolicyProblem when the text is no policy
     */
    static PolicyText read(String file, String text) throws PolicyProblem {
        return new PolicyReader(new StrictJson(file, text)).policy(file);
    }

    private PolicyText policy(String file) throws PolicyProblem {
        Slot<String> name = new Slot<>();
        Slot<List<Rule>> rules = new Slot<>();
        Slot<Terms> otherwise = new Slot<>();
        json.document(Map.of(
                "name", () -> name.put(json.text()),
                "note", json::text,
                "rules", () -> rules.put(json.list(this::rule)),
                "default", () -> otherwise.put(otherwise())));
        if (rules.value().orElse(List.of()).size() > MOST_RULES) {
            throw new FilePoint(file, 1, 1).problem("more than " + MOST_RULES + " rules");
        }
        if (rules.value().isEmpty() && otherwise.value().isEmpty()) {
            throw new FilePoint(file, 1, 1).problem("a policy needs rules, a default, or both");
        }
        return new PolicyText(name.value().orElse(file), rules.value().orElse(List.of()), otherwise.value());
    }

    private Terms otherwise() throws PolicyProblem {
        FilePoint at = json.here();
        TermsReader terms = new TermsReader(json);
        json.object(withNote(terms.keys()));
        return terms.terms(at);
    }

    private Rule rule() throws PolicyProblem {
        FilePoint at = json.here();
        TermsReader terms = new TermsReader(json);
        Slot<Condition> condition = new Slot<>();
        Map<String, Value> keys = withNote(terms.keys());
        keys.put("when", () -> condition.put(new ConditionReader(json).read()));
        json.object(keys);
        if (condition.value().isEmpty()) {
            throw at.problem("a rule needs \"when\": for which games it is; what is for all games is the \"default\"");
        }
        return new Rule(condition.value().get(), terms.terms(at));
    }

    private Map<String, Value> withNote(Map<String, Value> keys) {
        Map<String, Value> all = new HashMap<>(keys);
        all.put("note", json::text);
        return all;
    }

    /** Holds what a key said, if it stood there. */
    static final class Slot<T> {
        private Optional<T> value = Optional.empty();

        void put(T value) {
            this.value = Optional.of(value);
        }

        Optional<T> value() {
            return value;
        }
    }
}
