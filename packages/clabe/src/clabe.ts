declare const clabeBrand: unique symbol;

/** A CLABE that passed every check: 18 ASCII digits. Only `parseClabe`, `buildClabe` and `isValidClabe` make one. */
export type Clabe = string & { readonly [clabeBrand]: true };

/** A CLABE and the four parts it is made of. */
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
}

/** How many digits a CLABE has. */
export const CLABE_LENGTH = 18;
