import { checkDigit } from './check-digit.ts';
import { CURP_LENGTH, type CurpParts } from './curp.ts';
import type { CurpProblem, CurpWarning } from './curp-problem.ts';
import { type CurpOptions, findPartProblem } from './find-problem.ts';
import { describeProblem, parseCurp } from './parse-curp.ts';
import { STATE_CODES } from './states.data.ts';
import { weighSymbols } from './weigh-symbols.ts';

/** State of a partially typed CURP. */
export type PartialCurp =
  /** No error so far. At 17 characters, `expectedCheckDigit` (0 to 9) is the only digit that can follow. */
  | { readonly status: 'incomplete'; readonly missingCharacters: number; readonly expectedCheckDigit?: number }
  | { readonly status: 'complete'; readonly value: CurpParts; readonly warning?: CurpWarning }
  /** No further character can put it right. */
  | { readonly status: 'invalid'; readonly problem: CurpProblem };

/**
 * Checks a CURP while it is typed: reports each problem at the first character after which nothing can fix it. The
 * century comes with the 17th: until then 29 February of 00 passes, as in 2000, and no date is in the future.
 *
 * @example
 * checkPartialCurp('MOTR93') // → { status: 'incomplete', missingCharacters: 12 }
 * checkPartialCurp('MOTR9313') // → { status: 'invalid', problem: { code: 'date', date: '1993-13' } }
 * checkPartialCurp('MOTR930411HJCRMN0') // → { status: 'incomplete', missingCharacters: 1, expectedCheckDigit: 3 }
 */
export function checkPartialCurp(text: unknown, options?: CurpOptions): PartialCurp {
  if (typeof text !== 'string' || text.length >= CURP_LENGTH) {
    const result = parseCurp(text, options);
    if (!result.ok) return { status: 'invalid', problem: result.problem };
    const { ok: _, ...complete } = result;
    return { status: 'complete', ...complete };
  }
  const isCenturyKnown = text.length === CURP_LENGTH - 1;
  const completed = completedCurp(text);
  const code =
    weighSymbols(completed) < 0 ? 'format' : findPartProblem(completed, isCenturyKnown ? options : undefined);
  if (code !== undefined) return { status: 'invalid', problem: describeTyped(code, text) };

  const missingCharacters = CURP_LENGTH - text.length;
  const expectedCheckDigit = checkDigit(text);
  return expectedCheckDigit === undefined
    ? { status: 'incomplete', missingCharacters }
    : { status: 'incomplete', missingCharacters, expectedCheckDigit };
}

/** Returns the typed text with a continuation that is valid wherever a valid one exists. */
function completedCurp(text: string): string {
  // Every month with a day that begins with 3 has a 30th; every month has 01, 11 and 21.
  const day = text.length === 9 && text.endsWith('3') ? '0' : '1';
  const state = STATE_CODES.find((code) => code.startsWith(text.slice(11, 12).toUpperCase())) ?? 'XX';
  return text + `AAAA00010${day}H${state}BBBA0`.slice(text.length);
}

/** A problem describes the characters that were typed, and not those added after them. */
function describeTyped(code: Parameters<typeof describeProblem>[0], text: string): CurpProblem {
  const problem = describeProblem(code, text.padEnd(CURP_LENGTH - 1, '0'));
  if (problem.code === 'state') return { code: problem.code, state: text.slice(11, 13) };
  if (problem.code !== 'date') return problem;
  return { code: problem.code, date: problem.date.slice(0, text.length + (text.length > 8 ? 0 : -1)) };
}
