/** The list of all rulebooks, in a package of its own since rulebooks know the contract and not each other. */
package org.qipu.rules.adjudication.rulebooks;
