import { findProblem } from './find-problem.ts';
import { holdsBirthYear, type Nss, type NssParts } from './nss.ts';
import type { NssProblem, NssWarning } from './nss-problem.ts';

/** An NSS in parts, or the first problem found. */
export type NssResult =
  | { readonly ok: true; readonly value: NssParts; readonly warning?: NssWarning }
  | { readonly ok: false; readonly problem: NssProblem };

/**
 * Reads an NSS. Stops at the first problem, in the order text, length, characters, check digit. Never throws, trims or
 * coerces.
 *
 * @param text - anything; only a string of 11 ASCII digits can pass
 *
 * @example
 * parseNss('72897156237').ok // → true
 * parseNss('72897156234') // → { ok: false, problem: { code: 'check_digit', expected: 7 } }
 */
export function parseNss(text: unknown): NssResult {
  const problem = findProblem(text);
  if (problem !== undefined) return { ok: false, problem };
  const value = splitNss(text as Nss);
  const { registrationYear, birthYear } = value;
  const isUnborn = registrationYear >= '43' && birthYear > registrationYear && holdsBirthYear(value.nss);
  return isUnborn ? { ok: true, value, warning: { code: 'years', registrationYear, birthYear } } : { ok: true, value };
}

function splitNss(nss: Nss): NssParts {
  return {
    nss,
    subdelegation: nss.slice(0, 2),
    registrationYear: nss.slice(2, 4),
    birthYear: nss.slice(4, 6),
    serial: nss.slice(6, 10),
    checkDigit: nss.charCodeAt(10) - 48,
  };
}
