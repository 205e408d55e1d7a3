package org.qipu.pipeline.policy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.qipu.parsers.bytes.Sha256;
import org.qipu.parsers.bytes.Utf8Text;
import org.qipu.rules.game.NaturalLimit;

/** Where policies come from: the bundled one, and files. */
final class PolicyFiles {
    private static final int MOST_BYTES = 1 << 20;
    private static final String BUNDLED_NAME = "bundled-policy.json";

    /** CXA 1999: three occurrences (articles 23.2 and 24), games 1-0.5-0 (14.1), matches 2-1-0 (14.2). */
    private static final InForce CXA_1999 = new InForce(
            List.of("cxa-1999"),
            Basis.DEFAULT,
            NaturalLimit.CXA_1999,
            new Scoring(BigDecimal.ONE, new BigDecimal("0.5"), BigDecimal.ZERO),
            new Scoring(BigDecimal.valueOf(2), BigDecimal.ONE, BigDecimal.ZERO),
            3,
            List.of());

    /** The policy that comes with the program. */
    static final Policy BUNDLED = bundled();

    private PolicyFiles() {}

    static Policy load(Path file) throws PolicyProblem {
        try (InputStream stream = Files.newInputStream(file)) {
            byte[] bytes = stream.readNBytes(MOST_BYTES + 1);
            return read(file.toString(), bytes);
        } catch (NoSuchFileException e) {
            throw new PolicyProblem(file + ": no such file");
        } catch (IOException e) {
            throw new PolicyProblem(file + ": cannot be read: " + e.getMessage());
        }
    }

    /** A policy from the bytes of a file. */
    static Policy read(String file, byte[] bytes) throws PolicyProblem {
        if (bytes.length > MOST_BYTES) {
            throw new PolicyProblem(file + ": larger than 1 MiB");
        }
        PolicyText text = PolicyReader.read(file, decoded(file, bytes));
        Map<String, String> identity = new TreeMap<>(BUNDLED.identity());
        String below = identity.get("policy");
        identity.put("policy_name", text.name());
        if (text.otherwise().isPresent()) {
            identity.put("policy", Sha256.of(bytes));
            return Policy.closed(text, BUNDLED.otherwise(), identity);
        }
        identity.put("policy", Sha256.of(bytes) + " over " + below);
        return Policy.open(text, BUNDLED, identity);
    }

    private static Policy bundled() {
        try (InputStream stream = PolicyFiles.class.getResourceAsStream(BUNDLED_NAME)) {
            byte[] bytes = stream.readAllBytes();
            PolicyText text = PolicyReader.read(BUNDLED_NAME, decoded(BUNDLED_NAME, bytes));
            Map<String, String> identity = Map.of(
                    "policy",
                    Sha256.of(bytes),
                    "policy_name",
                    text.name(),
                    "rules",
                    "auto",
                    "natural_limit",
                    "by policy");
            return Policy.closed(text, CXA_1999, identity);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (PolicyProblem e) {
            throw new IllegalStateException("the bundled policy is broken", e);
        }
    }

    private static String decoded(String file, byte[] bytes) throws PolicyProblem {
        try {
            return Utf8Text.strict(bytes);
        } catch (CharacterCodingException e) {
            throw new PolicyProblem(file + ": a policy is UTF-8 text, and this file is not");
        }
    }
}
