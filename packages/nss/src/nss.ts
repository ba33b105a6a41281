/** An NSS that passed every check: 11 ASCII digits. Only `parseNss` and `buildNss` make one. */
export type Nss = string & { readonly '~format': 'Nss' };

/** An NSS and the five parts it is made of. */
export interface NssParts {
  /** All 11 digits. */
  readonly nss: Nss;
  /** Digits 1 and 2: the office of the IMSS that issued the number. */
  readonly subdelegation: string;
  /** Digits 3 and 4: the last two of the year in which it was issued. */
  readonly registrationYear: string;
  /** Digits 5 and 6: the last two of the year of birth. */
  readonly birthYear: string;
  /** Digits 7 to 10: the number within office and years. */
  readonly serial: string;
  /** Digit 11, 0 to 9. */
  readonly checkDigit: number;
}

/** Number of digits of an NSS. */
export const NSS_LENGTH = 11;

/** Tells whether an NSS holds a year of birth. Numbers of office 97 have something else in its place. */
export function holdsBirthYear(nss: Nss): boolean {
  return !nss.startsWith('97');
}
