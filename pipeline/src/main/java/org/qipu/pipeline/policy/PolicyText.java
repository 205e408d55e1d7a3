package org.qipu.pipeline.policy;

import java.util.List;
import java.util.Optional;

/**
 * A policy as its file states it.
 *
 * @param name name of the policy
 * @param rules its rules in order
 * @param otherwise what is in force when no rule matches; empty when the bundled policy is to decide
 */
record PolicyText(String name, List<Rule> rules, Optional<Terms> otherwise) {
    /** A rule: for which games it is, and what it states. */
    record Rule(Condition condition, Terms terms) {}
}
