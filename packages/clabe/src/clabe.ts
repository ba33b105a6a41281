import type { Bank } from './bank.ts';
import type { Plaza } from './plaza.ts';

/** A CLABE that passed every check: 18 ASCII digits. Only `parseClabe`, `buildClabe` and `isValidClabe` make one. */
export type Clabe = string & { readonly '~format': 'Clabe' };

/** A CLABE and its four parts. */
export interface ClabeParts {
  /** All 18 digits. */
  readonly clabe: Clabe;
  /** Digits 1 to 3: the bank or payment institution. */
  readonly bankCode: string;
  /** Digits 4 to 6: the plaza, the banking city in which the account was opened. */
  readonly plazaCode: string;
  /** Digits 7 to 17: the account inside the bank, zeros at the left included. */
  readonly account: string;
  /** Digit 18, 0 to 9. */
  readonly controlDigit: number;
  /** Bank, where the directory of the options has its name: `namedDirectory` of `@lender/clabe/directory`. */
  readonly bank?: Bank;
  /** Plaza, on the same condition. */
  readonly plaza?: Plaza;
}

/** Names of a CLABE's bank and plaza, from a directory with names. */
export type ClabeNames = Pick<ClabeParts, 'bank' | 'plaza'>;

/** Number of digits of a CLABE. */
export const CLABE_LENGTH = 18;
