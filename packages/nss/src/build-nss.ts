import { checkDigit } from './check-digit.ts';
import type { NssProblem } from './nss-problem.ts';
import { type NssResult, parseNss } from './parse-nss.ts';

/** Parts from which an NSS is built. Numbers and short texts are padded with zeros on the left. */
export interface NssIngredients {
  /** Number of the subdelegation, up to 2 digits. */
  readonly subdelegation: string | number;
  /** The last two digits of the year. */
  readonly registrationYear: string | number;
  /** The last two digits of the year. */
  readonly birthYear: string | number;
  /** Serial number, up to 4 digits. */
  readonly serial: string | number;
}

/** Reason why no NSS was built: a part that is not 1 to `maxDigits` digits. */
export type BuildNssProblem =
  | { readonly code: 'part'; readonly part: keyof NssIngredients; readonly maxDigits: number }
  | NssProblem;

/** A new NSS in parts, or the reason why there is none. */
export type BuildNssResult =
  | Extract<NssResult, { readonly ok: true }>
  | { readonly ok: false; readonly problem: BuildNssProblem };

const partDigits = [
  ['subdelegation', 2],
  ['registrationYear', 2],
  ['birthYear', 2],
  ['serial', 4],
] as const;

/**
 * Builds an NSS from its parts, with its check digit. The result is well formed, not registered: for tests and
 * examples.
 *
 * @example
 * const built = buildNss({ subdelegation: 72, registrationYear: 89, birthYear: 71, serial: 5623 })
 * built.ok && built.value.nss // → '72897156237'
 */
export function buildNss(ingredients: NssIngredients): BuildNssResult {
  let first10 = '';
  for (const [part, maxDigits] of partDigits) {
    const digits = String(ingredients[part]);
    if (!/^[0-9]+$/.test(digits) || digits.length > maxDigits) {
      return { ok: false, problem: { code: 'part', part, maxDigits } };
    }
    first10 += digits.padStart(maxDigits, '0');
  }
  return parseNss(`${first10}${checkDigit(first10)}`);
}
