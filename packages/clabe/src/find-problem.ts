import { CLABE_LENGTH } from './clabe.ts';
import { type ClabeDirectory, publishedDirectory } from './clabe-directory.ts';
import type { ClabeOptions } from './clabe-options.ts';
import type { ClabeProblem } from './clabe-problem.ts';
import { weighDigits } from './weigh-digits.ts';

/**
 * The first thing wrong with a CLABE, or `undefined`. The order is public: text, length, characters, checksum,
 * bank, city, allowed bank. Allocates nothing unless banks are restricted.
 */
export function findProblem(text: unknown, options?: ClabeOptions): ClabeProblem['code'] | undefined {
  if (typeof text !== 'string') return 'not-text';
  if (text.length !== CLABE_LENGTH) return 'length';
  const sum = weighDigits(text);
  if (sum < 0) return 'characters';
  return sum % 10 === 0 ? findCodeProblem(text, options) : 'checksum';
}

/** What is wrong with the bank and the plaza, as far as the digits go. */
export function findCodeProblem(
  digits: string,
  options?: ClabeOptions,
): 'bank' | 'city' | 'bank-not-allowed' | undefined {
  const directory = options?.directory ?? publishedDirectory;
  if (digits.length < 3) return undefined;
  if (directory.banks[codeAt(digits, 0)] !== 1) return 'bank';
  const plaza = options?.plaza;
  if ((plaza === undefined || plaza === 'strict') && digits.length >= 6 && !isKnownPlaza(digits, directory))
    return 'city';
  return isAllowedBank(digits, options?.allowedBanks) ? undefined : 'bank-not-allowed';
}

/** Whether digits 4 to 6 are a plaza of the directory. */
export function isKnownPlaza(digits: string, directory: ClabeDirectory = publishedDirectory): boolean {
  return directory.plazas[codeAt(digits, 3)] === 1;
}

function isAllowedBank(digits: string, allowed: ClabeOptions['allowedBanks']): boolean {
  if (allowed === undefined) return true;
  const bank = digits.slice(0, 3);
  return 'has' in allowed ? allowed.has(bank) : allowed.includes(bank);
}

/** Three ASCII digits as a number; 5328 is what the character codes of `000` come to. */
function codeAt(digits: string, at: number): number {
  return digits.charCodeAt(at) * 100 + digits.charCodeAt(at + 1) * 10 + digits.charCodeAt(at + 2) - 5328;
}
