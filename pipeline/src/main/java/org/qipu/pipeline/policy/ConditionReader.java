package org.qipu.pipeline.policy;

import java.util.List;
import java.util.Map;
import org.qipu.pipeline.policy.PolicyReader.Slot;

/** Reads the {@code when} of a rule. */
final class ConditionReader {
    private final StrictJson json;

    ConditionReader(StrictJson json) {
        this.json = json;
    }

    Condition read() throws PolicyProblem {
        FilePoint at = json.here();
        Slot<DateSpan> from = new Slot<>();
        Slot<DateSpan> to = new Slot<>();
        Slot<List<NamePattern>> event = new Slot<>();
        Slot<List<NamePattern>> exceptEvent = new Slot<>();
        Slot<List<NamePattern>> site = new Slot<>();
        Slot<List<NamePattern>> source = new Slot<>();
        json.object(Map.of(
                "from", () -> from.put(date()),
                "to", () -> to.put(date()),
                "event", () -> event.put(patterns()),
                "exceptEvent", () -> exceptEvent.put(patterns()),
                "site", () -> site.put(patterns()),
                "source", () -> source.put(patterns())));
        DateSpan days = new DateSpan(
                from.value().orElse(DateSpan.ALWAYS).first(),
                to.value().orElse(DateSpan.ALWAYS).last());
        if (days.first() > days.last()) {
            throw at.problem("\"from\" lies after \"to\"");
        }
        Condition condition = new Condition(days, stated(event), stated(exceptEvent), stated(site), stated(source));
        if (condition.isEmpty()) {
            throw at.problem("\"when\" asks for nothing; what is for all games is the \"default\"");
        }
        return condition;
    }

    private DateSpan date() throws PolicyProblem {
        String text = json.text();
        return DateSpan.of(text)
                .orElseThrow(() -> json.problem(
                        "a date such as 1956, 1956-12 or 1956-12-03 is expected here, not \"" + text + "\""));
    }

    private List<NamePattern> patterns() throws PolicyProblem {
        return json.oneOrMore(this::pattern);
    }

    private NamePattern pattern() throws PolicyProblem {
        String text = json.text();
        NamePattern pattern = NamePattern.of(text);
        if (pattern.isEmpty() || text.length() > NamePattern.MOST_CHARACTERS) {
            throw json.problem(
                    "a pattern has 1 to " + NamePattern.MOST_CHARACTERS + " characters, not only stars and blanks");
        }
        return pattern;
    }

    private static List<NamePattern> stated(Slot<List<NamePattern>> patterns) {
        return patterns.value().orElse(List.of());
    }
}
