/** An RFC that passed every check: 12 or 13 of A to Z, Ñ, & and 0 to 9. Only `parseRfc` and the generators make one. */
export type Rfc = string & { readonly '~format': 'Rfc' };

/**
 * Kind of subject of an RFC: `physical` a person (13 characters), `moral` a company (12), `generic` no particular one.
 * The two generic ones go on invoices: XAXX010101000 for the public, XEXX010101000 for residents of other countries.
 */
export type RfcKind = 'physical' | 'moral' | 'generic';

/** An RFC and its parts. */
export interface RfcParts {
  /** All characters, in capitals. */
  readonly rfc: Rfc;
  readonly kind: RfcKind;
  /** The letters of the name: 4 of a person, 3 of a company. */
  readonly letters: string;
  /** `YYMMDD` of birth or foundation. An RFC does not say the century. */
  readonly date: string;
  /** Two characters that distinguish people of one name and date. */
  readonly homoclave: string;
  /** The last character, 0 to 9 or A. */
  readonly checkDigit: string;
}

/** Number of characters in the RFC of a person. */
export const PHYSICAL_LENGTH = 13;
/** Number of characters in the RFC of a company. */
export const MORAL_LENGTH = 12;

/** Tells whether a text, in either case, is one of the two generic RFCs. */
export function isGeneric(text: string): boolean {
  // Few RFCs begin with X: one character rules out the others.
  return (text.charCodeAt(0) & ~32) === 88 && /^X[AE]XX010101000$/i.test(text);
}
