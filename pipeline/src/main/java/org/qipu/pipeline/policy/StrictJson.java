package org.qipu.pipeline.policy;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads JSON of which every key is known beforehand; what is not as expected is a problem with its place. Each reading
 * method begins at the first token of its value and ends at the last.
 */
final class StrictJson {
    private static final int DEEPEST = 20;
    private static final int LONGEST_STRING = 10_000;
    private static final int LONGEST_NUMBER = 20;
    private static final BigDecimal LARGEST = BigDecimal.valueOf(1_000_000);

    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxStringLength(LONGEST_STRING)
                    .maxNumberLength(LONGEST_NUMBER)
                    .build())
            .build();

    private final String file;
    private final JsonParser parser;

    /** What reads the value of a key. */
    interface Value {
        void read() throws PolicyProblem;
    }

    /** What reads a value and answers it. */
    interface Reader<T> {
        T read() throws PolicyProblem;
    }

    private interface Step<T> {
        T take() throws IOException;
    }

    /** Begins to read a text; the file is named in problems. */
    StrictJson(String file, String text) {
        this.file = file;
        try {
            parser = JSON.createParser(text);
        } catch (IOException e) {
            throw new UncheckedIOException("a text in memory", e);
        }
    }

    /** The whole document: one object. */
    void document(Map<String, Value> keys) throws PolicyProblem {
        next();
        object(keys);
        if (next() != null) {
            throw problem("nothing may follow the policy");
        }
    }

    /** An object whose keys are all among those given. */
    void object(Map<String, Value> keys) throws PolicyProblem {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            throw problem("an object {...} is expected here");
        }
        while (next() == JsonToken.FIELD_NAME) {
            String key = tried(parser::getText);
            Value value = keys.get(key);
            if (value == null) {
                throw problem("unknown key \"" + key + "\"; known here are "
                        + String.join(", ", keys.keySet().stream().sorted().toList()));
            }
            next();
            value.read();
        }
    }

    /** A list. */
    <T> List<T> list(Reader<T> element) throws PolicyProblem {
        if (parser.currentToken() != JsonToken.START_ARRAY) {
            throw problem("a list [...] is expected here");
        }
        List<T> elements = new ArrayList<>();
        while (next() != JsonToken.END_ARRAY) {
            elements.add(element.read());
        }
        return elements;
    }

    /** A list, or one element without brackets. */
    <T> List<T> oneOrMore(Reader<T> element) throws PolicyProblem {
        List<T> elements = parser.currentToken() == JsonToken.START_ARRAY ? list(element) : List.of(element.read());
        if (elements.isEmpty()) {
            throw problem("the list may not be empty");
        }
        return elements;
    }

    /** Whether the value is a text. */
    boolean isText() {
        return parser.currentToken() == JsonToken.VALUE_STRING;
    }

    /** A text. */
    String text() throws PolicyProblem {
        if (!isText()) {
            throw problem("a text \"...\" is expected here");
        }
        return tried(parser::getText);
    }

    /** A whole number within bounds, both included. */
    int integer(int least, int most) throws PolicyProblem {
        PolicyProblem problem = problem("a whole number from " + least + " to " + most + " is expected here");
        if (parser.currentToken() != JsonToken.VALUE_NUMBER_INT) {
            throw problem;
        }
        BigInteger number = tried(parser::getBigIntegerValue);
        if (number.compareTo(BigInteger.valueOf(least)) < 0 || number.compareTo(BigInteger.valueOf(most)) > 0) {
            throw problem;
        }
        return number.intValue();
    }

    /** A decimal number with up to three places, at most a million either way. */
    BigDecimal decimal() throws PolicyProblem {
        PolicyProblem problem = problem("a number such as 2 or 0.5 is expected here");
        if (!parser.currentToken().isNumeric()) {
            throw problem;
        }
        BigDecimal number = tried(parser::getDecimalValue);
        if (number.scale() < 0 || number.scale() > 3 || number.abs().compareTo(LARGEST) > 0) {
            throw problem;
        }
        return number;
    }

    /** True or false. */
    boolean truth() throws PolicyProblem {
        if (!parser.currentToken().isBoolean()) {
            throw problem("true or false is expected here");
        }
        return parser.currentToken() == JsonToken.VALUE_TRUE;
    }

    /** Where the current token begins. */
    FilePoint here() {
        return point(parser.currentTokenLocation());
    }

    PolicyProblem problem(String message) {
        return here().problem(message);
    }

    private JsonToken next() throws PolicyProblem {
        return tried(parser::nextToken);
    }

    /** The parser looks into a text or a number only when it is asked for it, so that any step may find a fault. */
    private <T> T tried(Step<T> step) throws PolicyProblem {
        try {
            return step.take();
        } catch (JsonProcessingException e) {
            JsonLocation where = Optional.ofNullable(e.getLocation()).orElseGet(parser::currentLocation);
            throw point(where).problem("no JSON: " + firstLine(e.getOriginalMessage()));
        } catch (IOException e) {
            throw new UncheckedIOException("a text in memory", e);
        }
    }

    private FilePoint point(JsonLocation location) {
        return new FilePoint(file, location.getLineNr(), location.getColumnNr());
    }

    private static String firstLine(String message) {
        return message.lines().findFirst().orElse("");
    }
}
