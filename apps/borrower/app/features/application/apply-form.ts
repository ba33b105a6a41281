import { applicationCopy } from './application.copy.es.ts';

/** Ticked by a client who wants to hear whether more is possible. */
export const LARGER_OFFER_FIELD = 'larger';

/** Why an application could not be opened, as far as the page has words for it. */
export type ApplyProblem = keyof typeof applicationCopy.apply.problems;

/** @example applyProblem('details_missing') // → 'unknown' */
export const applyProblem = (code: string): ApplyProblem => (hasWords(code) ? code : 'unknown');

const hasWords = (code: string): code is ApplyProblem => Object.hasOwn(applicationCopy.apply.problems, code);

/** Name of the parameter with which a page learns why what it sent was refused. */
export const PROBLEM_QUERY = 'problema';

/** Why an application was refused, as the address of a page says. */
export function problemIn(url: string): ApplyProblem | null {
  const code = new URL(url).searchParams.get(PROBLEM_QUERY);
  return code === null ? null : applyProblem(code);
}
