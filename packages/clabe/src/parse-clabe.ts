import type { Clabe, ClabeParts } from './clabe.ts';
import type { ClabeOptions } from './clabe-options.ts';
import type { ClabeProblem, ClabeWarning } from './clabe-problem.ts';
import { fittingDigit } from './control-digit.ts';
import { findProblem, isKnownBank, isKnownPlaza, type TextProblemCode } from './find-problem.ts';

/** A CLABE in parts, or its first problem. */
export type ClabeResult =
  | { readonly ok: true; readonly value: ClabeParts; readonly warning?: ClabeWarning }
  | { readonly ok: false; readonly problem: ClabeProblem };

/**
 * Reads a CLABE. Stops at the first problem, in the order text, length, characters, checksum, bank, city, allowed bank,
 * so that a person typing corrects one thing at a time. Never throws, trims or coerces.
 *
 * @param text - anything; only a string of 18 ASCII digits can pass
 *
 * @example
 * parseClabe('002010077777777771').ok // → true
 * parseClabe('002010077777777770') // → { ok: false, problem: { code: 'check_digit', expected: 1 } }
 */
export function parseClabe(text: unknown, options?: ClabeOptions): ClabeResult {
  if (typeof text !== 'string') return { ok: false, problem: { code: 'not_text' } };
  const code = findProblem(text, options);
  if (code !== undefined) {
    // A wrong length is by far the most frequent problem while a person types: it does not wait for the other checks.
    return { ok: false, problem: code === 'length' ? { code, actual: text.length } : describeProblem(code, text) };
  }

  const value = splitClabe(text as Clabe, options);
  const warning = options && findWarning(text, options);
  return warning ? { ok: true, value, warning } : { ok: true, value };
}

/** Adds its facts to the code of a problem found in 18 characters, or in fewer that a person is typing. */
export function describeProblem(code: Exclude<TextProblemCode, 'length'>, text: string): ClabeProblem {
  switch (code) {
    case 'characters':
      return { code };
    case 'check_digit':
      return { code, expected: fittingDigit(text) ?? 0 };
    case 'city':
      return { code, city: text.slice(3, 6) };
    case 'bank':
    case 'bank_not_allowed':
      return { code, bank: text.slice(0, 3) };
  }
}

function splitClabe(clabe: Clabe, options: ClabeOptions | undefined): ClabeParts {
  const parts = {
    clabe,
    bankCode: clabe.slice(0, 3),
    plazaCode: clabe.slice(3, 6),
    account: clabe.slice(6, 17),
    controlDigit: clabe.charCodeAt(17) - 48,
  };
  const names = options?.directory?.namesOf?.(parts);
  return names ? Object.assign(parts, names) : parts;
}

function findWarning(text: string, { bank, plaza, directory }: ClabeOptions): ClabeWarning | undefined {
  if (bank === 'warn' && !isKnownBank(text, directory)) return { code: 'bank', bank: text.slice(0, 3) };
  return plaza === 'warn' && !isKnownPlaza(text, directory) ? { code: 'city', city: text.slice(3, 6) } : undefined;
}
