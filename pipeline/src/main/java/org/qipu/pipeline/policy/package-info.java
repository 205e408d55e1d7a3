/**
 * Which rules are in force for a game: a policy is an ordered list of rules, each matching games by date, event, site or
 * source, and the first that matches decides. Policies are JSON files; {@code docs/POLICY.md} describes the format.
 */
package org.qipu.pipeline.policy;
