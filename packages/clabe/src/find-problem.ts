import { CLABE_LENGTH } from './clabe.ts';
import { type ClabeDirectory, publishedDirectory } from './clabe-directory.ts';
import type { ClabeOptions } from './clabe-options.ts';
import type { ClabeProblem } from './clabe-problem.ts';
import { weighDigits } from './weigh-digits.ts';

/** Problems that a text may have. */
export type TextProblemCode = Exclude<ClabeProblem['code'], 'not_text'>;

/**
 * Returns the first problem of a text, or `undefined`. The order is public: length, characters, checksum, bank, city,
 * allowed bank. Allocates nothing unless banks are restricted.
 */
export function findProblem(text: string, options?: ClabeOptions): TextProblemCode | undefined {
  if (text.length !== CLABE_LENGTH) return 'length';
  const sum = weighDigits(text);
  if (sum < 0) return 'characters';
  return sum % 10 === 0 ? findCodeProblem(text, options) : 'check_digit';
}

/** Finds the problem with the bank or the plaza of six digits or more. */
export function findCodeProblem(
  digits: string,
  options?: ClabeOptions,
): 'bank' | 'city' | 'bank_not_allowed' | undefined {
  if (isRefused(options?.bank) && !isKnownBank(digits, options?.directory)) return 'bank';
  if (isRefused(options?.plaza) && !isKnownPlaza(digits, options?.directory)) return 'city';
  return isAllowedBank(digits, options) ? undefined : 'bank_not_allowed';
}

/** Tells whether an unknown code is a problem: a misspelled option switches no check off. */
export function isRefused(choice: ClabeOptions['bank']): boolean {
  return choice !== 'warn' && choice !== 'ignore';
}

/** Tells whether the first three digits are a bank of the directory. */
export function isKnownBank(digits: string, directory: ClabeDirectory = publishedDirectory): boolean {
  return directory.banks[codeAt(digits, 0)] === 1;
}

/** Tells whether digits 4 to 6 are a plaza of the directory. */
export function isKnownPlaza(digits: string, directory: ClabeDirectory = publishedDirectory): boolean {
  return directory.plazas[codeAt(digits, 3)] === 1;
}

/** Tells whether the caller accepts the bank, known or not. */
export function isAllowedBank(digits: string, options: ClabeOptions | undefined): boolean {
  const allowed = options?.allowedBanks;
  return allowed === undefined || [...allowed].includes(digits.slice(0, 3));
}

/** Returns three ASCII digits as a number; 5328 is the same sum for the character codes of `000`. */
function codeAt(digits: string, at: number): number {
  return digits.charCodeAt(at) * 100 + digits.charCodeAt(at + 1) * 10 + digits.charCodeAt(at + 2) - 5328;
}
