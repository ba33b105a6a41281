import type { StateCode } from './states.data.ts';

/** A CURP that passed every check: 18 characters, A to Z and 0 to 9. Only `parseCurp` and `generateCurp` make one. */
export type Curp = string & { readonly '~format': 'Curp' };

/** Sex as a CURP writes it: `H` man, `M` woman, `X` non-binary. */
export type Sex = 'H' | 'M' | 'X';

/** A CURP and the data in it. */
export interface CurpParts {
  /** All 18 characters, in capitals. */
  readonly curp: Curp;
  /** `YYYY-MM-DD`, 1900-01-01 to 2099-12-31; the century comes from the 17th character. */
  readonly birthDate: string;
  readonly sex: Sex;
  /** State of birth; `NE` is abroad, `DF` Mexico City. */
  readonly state: StateCode;
  /** The 17th character: a digit for those born up to 1999, a letter for those born since. */
  readonly differentiator: string;
  /** The 18th character, 0 to 9. */
  readonly checkDigit: number;
}

/** Number of characters of a CURP. */
export const CURP_LENGTH = 18;
