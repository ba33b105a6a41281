import type { Clabe, ClabeParts } from './clabe.ts';
import type { ClabeOptions } from './clabe-options.ts';
import type { ClabeProblem, ClabeWarning } from './clabe-problem.ts';
import { fittingDigit } from './control-digit.ts';
import { findProblem, isKnownPlaza } from './find-problem.ts';

/** A CLABE in parts, or the first problem found. */
export type ClabeResult =
  | { readonly ok: true; readonly value: ClabeParts; readonly warning?: ClabeWarning }
  | { readonly ok: false; readonly problem: ClabeProblem };

/**
 * Reads a CLABE. Stops at the first problem, in the order text, length, characters, checksum, bank, city,
 * allowed bank, so that a person typing puts one thing right at a time. Never throws, trims or coerces.
 *
 * @param text - anything; only a string of 18 ASCII digits can pass
 *
 * @example
 * parseClabe('002010077777777771').ok // → true
 * parseClabe('002010077777777770') // → { ok: false, problem: { code: 'checksum', expected: 1 } }
 */
export function parseClabe(text: unknown, options?: ClabeOptions): ClabeResult {
  const code = findProblem(text, options);
  if (code === 'not-text' || typeof text !== 'string') return { ok: false, problem: { code: 'not-text' } };
  if (code !== undefined) return { ok: false, problem: describeProblem(code, text) };

  const value = splitClabe(text as Clabe);
  if (options?.plaza === 'warn' && !isKnownPlaza(text, options.directory)) {
    return { ok: true, value, warning: { code: 'city', city: value.plazaCode } };
  }
  return { ok: true, value };
}

/** Adds its facts to the code of a problem found in a text. */
export function describeProblem(code: Exclude<ClabeProblem['code'], 'not-text'>, text: string): ClabeProblem {
  switch (code) {
    case 'length':
      return { code, actual: text.length };
    case 'characters':
      return { code };
    case 'checksum':
      return { code, expected: fittingDigit(text) ?? 0 };
    case 'city':
      return { code, city: text.slice(3, 6) };
    case 'bank':
    case 'bank-not-allowed':
      return { code, bank: text.slice(0, 3) };
  }
}

function splitClabe(clabe: Clabe): ClabeParts {
  return {
    clabe,
    bankCode: clabe.slice(0, 3),
    plazaCode: clabe.slice(3, 6),
    account: clabe.slice(6, 17),
    controlDigit: clabe.charCodeAt(17) - 48,
  };
}
