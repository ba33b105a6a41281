import { applicationCopy } from './application.copy.es.ts';

/** Field ticked by a client who wants to know whether more is possible. */
export const LARGER_OFFER_FIELD = 'larger';

/** Reason why an application could not be opened, if the page has words for it. */
export type ApplyProblem = keyof typeof applicationCopy.apply.problems;

/** @example applyProblem('details_missing') // → 'unknown' */
export const applyProblem = (code: string): ApplyProblem => (hasWords(code) ? code : 'unknown');

const hasWords = (code: string): code is ApplyProblem => Object.hasOwn(applicationCopy.apply.problems, code);

/** Name of the parameter with which a page learns why what it sent was refused. */
export const PROBLEM_QUERY = 'problema';

/** Returns the reason in a page's address why an application was refused. */
export function problemIn(url: string): ApplyProblem | null {
  const code = new URL(url).searchParams.get(PROBLEM_QUERY);
  return code === null ? null : applyProblem(code);
}
