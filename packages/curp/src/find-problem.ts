import { CURP_LENGTH } from './curp.ts';
import type { CurpProblem } from './curp-problem.ts';
import { STATE_CODES } from './states.data.ts';
import { weighSymbols } from './weigh-symbols.ts';

/** Second letters that make a state, as bits, by first letter, 1 to 26. */
const STATES = /* @__PURE__ */ tabulateStates();

/** Bits 1, 5, 9, 15 and 21: positions of A, E, I, O and U among the letters. */
const VOWELS = 0x208222;

/** Options that a caller may add to the checks. */
export interface CurpOptions {
  /**
   * Day, `YYYY-MM-DD`, after which a birth date is in the future. Without it, a birth date up to 2099-12-31 passes. Any
   * other form is a mistake in the program, and a RangeError.
   */
  readonly today?: string;
}

/** Codes of the problems that a text may have. */
export type TextProblemCode = Exclude<CurpProblem['code'], 'not_text'>;

/**
 * Returns the first problem of a text, or `undefined`. The order is public: length, format, date, future date, sex,
 * state, letters, check digit.
 */
export function findProblem(text: string, options?: CurpOptions): TextProblemCode | undefined {
  if (text.length !== CURP_LENGTH) return 'length';
  const sum = weighSymbols(text);
  if (sum < 0) return 'format';
  return findPartProblem(text, options) ?? (sum % 10 === 0 ? undefined : 'check_digit');
}

/**
 * Returns the problem inside a text that fits the mask, apart from the check digit. Allocates only when `today` is
 * given.
 */
export function findPartProblem(
  text: string,
  options?: CurpOptions,
): 'date' | 'future_date' | 'sex' | 'state' | 'letters' | undefined {
  if (!isRealDate(text)) return 'date';
  if (options?.today !== undefined && isAfter(writtenDate(text), options.today)) return 'future_date';
  if (!isSex(text)) return 'sex';
  if (!isState(text)) return 'state';
  return findWrongLetter(text) === undefined ? undefined : 'letters';
}

/** Returns the birth date as it is written, real or not; a letter at position 17 means the century of 2000. */
export function writtenDate(text: string): string {
  const century = isBornBefore2000(text) ? '19' : '20';
  return `${century}${text.slice(4, 6)}-${text.slice(6, 8)}-${text.slice(8, 10)}`;
}

/** Returns the position, counted from 1, of the first vowel or consonant that is not allowed there. */
export function findWrongLetter(text: string): 2 | 14 | 15 | 16 | undefined {
  if (!isVowel(text, 1) && (text.charCodeAt(1) & ~32) !== 88) return 2;
  if (isVowel(text, 13)) return 14;
  if (isVowel(text, 14)) return 15;
  return isVowel(text, 15) ? 16 : undefined;
}

/** Dates compare as texts only in one form; any other would disable the check silently. */
export function isAfter(date: string, today: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(today)) throw new RangeError(`Not YYYY-MM-DD: ${today}`);
  return date > today;
}

/** Tells whether position 11 is H, M or X. */
export function isSex(text: string): boolean {
  const sex = text.charCodeAt(10) & ~32;
  return sex === 72 || sex === 77 || sex === 88;
}

function isVowel(text: string, at: number): boolean {
  return ((VOWELS >> (text.charCodeAt(at) & 31)) & 1) === 1;
}

/** Tells whether positions 5 to 10 are a real date in their century. */
export function isRealDate(text: string): boolean {
  const year = twoDigits(text, 4);
  const month = twoDigits(text, 6);
  const day = twoDigits(text, 8);
  if (month < 1 || month > 12 || day < 1) return false;
  if (day <= 28) return true;
  // From 1900 to 2099 every fourth year is a leap year, except 1900.
  if (month === 2) return day === 29 && year % 4 === 0 && !(year === 0 && isBornBefore2000(text));
  return day <= 30 + ((month + (month >> 3)) & 1);
}

/** True for a digit at position 17; letters come after the digits in ASCII. */
function isBornBefore2000(text: string): boolean {
  return text.charCodeAt(16) < 58;
}

/** Returns two ASCII digits as a number; 528 is the same sum for the character codes of `00`. */
function twoDigits(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528;
}

/** Tells whether positions 12 and 13 are a state. */
export function isState(text: string): boolean {
  const seconds = STATES[text.charCodeAt(11) & 31] ?? 0;
  return ((seconds >> (text.charCodeAt(12) & 31)) & 1) === 1;
}

function tabulateStates(): Int32Array {
  const table = new Int32Array(32);
  for (const state of STATE_CODES) {
    const first = state.charCodeAt(0) & 31;
    table[first] = (table[first] ?? 0) | (1 << (state.charCodeAt(1) & 31));
  }
  return table;
}
