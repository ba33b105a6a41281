import { isGeneric, MORAL_LENGTH, PHYSICAL_LENGTH, type RfcKind } from './rfc.ts';
import type { RfcOptions } from './rfc-options.ts';
import type { RfcProblem } from './rfc-problem.ts';
import { weighSymbols } from './weigh-symbols.ts';

/** Codes of the problems that a text may have. */
export type TextProblemCode = Exclude<RfcProblem['code'], 'not_text'>;

/**
 * Returns the first problem of a text, or `undefined`. The order is public: length, format, date, check digit, kind.
 */
export function findProblem(text: string, options?: RfcOptions): TextProblemCode | undefined {
  const { length } = text;
  if ((length !== PHYSICAL_LENGTH && length !== MORAL_LENGTH) || length !== lengthOf(text)) return 'length';
  const sum = weighSymbols(text);
  if (sum < 0) return 'format';
  if (!isRealDate(text, length - 9)) return 'date';
  if (sum % 11 !== 0 && isDigitChecked(options) && !isGeneric(text)) return 'check_digit';
  return isAllowedKind(text, options) ? undefined : 'kind_not_allowed';
}

/** Returns the length of an RFC with this beginning: the date of a company's RFC begins at the fourth character. */
export function lengthOf(text: string): 12 | 13 {
  const fourth = text.charCodeAt(3);
  return fourth > 47 && fourth < 58 ? MORAL_LENGTH : PHYSICAL_LENGTH;
}

export function kindOf(rfc: string): RfcKind {
  if (rfc.length === MORAL_LENGTH) return 'moral';
  return isGeneric(rfc) ? 'generic' : 'physical';
}

export function isAllowedKind(rfc: string, options: RfcOptions | undefined): boolean {
  return options?.kinds === undefined || options.kinds.includes(kindOf(rfc));
}

/** Tells whether a wrong check digit is a problem: a misspelt option switches no check off. */
export function isDigitChecked(options: RfcOptions | undefined): boolean {
  return options?.checkDigit !== 'warn' && options?.checkDigit !== 'ignore';
}

/** Tells whether six digits are a date of some century: 29 February exists in every fourth year, 00 included (2000). */
export function isRealDate(text: string, at: number): boolean {
  const month = twoDigits(text, at + 2);
  const day = twoDigits(text, at + 4);
  if (month < 1 || month > 12 || day < 1) return false;
  if (day <= 28) return true;
  if (month === 2) return day === 29 && twoDigits(text, at) % 4 === 0;
  return day <= 30 + ((month + (month >> 3)) & 1);
}

/** Returns two ASCII digits as a number; 528 is the sum for the character codes of `00`. */
function twoDigits(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528;
}
