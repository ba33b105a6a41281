import type { LendingProblemCode } from './lending-problem.ts';
import { sentences } from './sentences.data.ts';

/**
 * Returns the English sentence of a problem. Its facts are beside the code.
 *
 * @example
 * lendingMessage({ code: 'extension_over_cap' }) // → 'With this extension the loan would exceed its cost cap'
 */
export const lendingMessage = ({ code }: { readonly code: LendingProblemCode }): string => sentences[code];

/**
 * Tells whether a code from outside is one of this package's.
 *
 * @example
 * isLendingProblemCode('loan_on_hold') // → true
 * isLendingProblemCode('code_wrong') // → false
 */
export const isLendingProblemCode = (code: string): code is LendingProblemCode => Object.hasOwn(sentences, code);
