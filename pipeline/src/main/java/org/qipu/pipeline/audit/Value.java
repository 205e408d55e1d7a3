package org.qipu.pipeline.audit;

import java.util.Optional;

/**
 * A value with the place where it stands.
 *
 * @param value the value; what stands for none when there is none
 * @param source where it stands; empty when there is none
 * @param <T> kind of value
 */
public record Value<T>(T value, Optional<ValueSource> source) {
    /** A value that stands somewhere. */
    static <T> Value<T> in(ValueSource source, T value) {
        return new Value<>(value, Optional.of(source));
    }

    /** No value. */
    static <T> Value<T> none(T nothing) {
        return new Value<>(nothing, Optional.empty());
    }

    /** Whether there is a value. */
    public boolean isKnown() {
        return source.isPresent();
    }

    /** Id of the source; null when there is no value. */
    public String sourceId() {
        return source.map(ValueSource::id).orElse(null);
    }
}
