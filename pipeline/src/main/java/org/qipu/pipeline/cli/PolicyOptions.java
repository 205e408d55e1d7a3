package org.qipu.pipeline.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.qipu.pipeline.policy.Policy;
import org.qipu.pipeline.policy.PolicyProblem;
import org.qipu.pipeline.policy.RulesChoice;
import org.qipu.pipeline.policy.UnknownRulebook;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say which rules are in force for a game. */
final class PolicyOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--rules",
            paramLabel = "ID",
            split = ",",
            defaultValue = "auto",
            description = "Rulebooks to judge by, 'all', or 'auto' for what the policy says (default: auto).")
    private List<String> rules;

    @Option(
            names = "--policy",
            paramLabel = "FILE",
            description = "Policy file: which rules are in force for which game (docs/POLICY.md; default: bundled).")
    private Optional<Path> policyFile;

    /**
     * The policy that was asked for.
     *
     * @throws ParameterException when a rulebook is not known, or the file is no policy
     */
    Policy policy() {
        RulesChoice choice = choice(spec, rules);
        try {
            Policy policy = policyFile.isPresent() ? Policy.load(policyFile.get()) : Policy.bundled();
            return policy.with(choice);
        } catch (PolicyProblem e) {
            throw new ParameterException(spec.commandLine(), "--policy: " + e.getMessage(), e);
        }
    }

    /**
     * The rulebooks that the words of an option {@code --rules} ask for.
     *
     * @throws ParameterException when one is not known
     */
    static RulesChoice choice(CommandSpec spec, List<String> words) {
        try {
            return RulesChoice.of(words);
        } catch (UnknownRulebook e) {
            throw new ParameterException(spec.commandLine(), "--rules: " + e.getMessage(), e);
        }
    }
}
