/**
 * What a rulebook makes of a repetition.
 *
 * <p>The way of a verdict: {@link org.qipu.rules.adjudication.Judge} finds the loop and has its facts computed
 * ({@link org.qipu.rules.repetition.CycleFacts}); the {@link org.qipu.rules.adjudication.MoveClasses} of a
 * {@link org.qipu.rules.adjudication.Rulebook} name each move; the rulebook folds the names of a side into a
 * {@link org.qipu.rules.adjudication.Conduct}; its {@link org.qipu.rules.adjudication.DecisionTable} sets the two
 * conducts against each other. Each step names the article it rests on, and how well that article is sourced.
 */
package org.qipu.rules.adjudication;
