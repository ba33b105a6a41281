import type { RfcKind } from './rfc.ts';

/**
 * Reason why something is not an RFC that may be used. Codes are public API and keep their meaning; texts for people
 * come from `rfcMessage` and `rfcMessageEs`.
 */
export type RfcProblem =
  /** The value is not a string. Nothing is coerced. */
  | { readonly code: 'not_text' }
  /** Neither 12 nor 13 UTF-16 code units long; `expected` is 12 when the fourth is a digit, as in companies' RFCs. */
  | { readonly code: 'length'; readonly actual: number; readonly expected: 12 | 13 }
  /** Not 3 or 4 letters, Ñ or &, 6 digits, 2 letters or digits, and 0 to 9 or A. */
  | { readonly code: 'format' }
  /** `date`, as `YYMMDD`, is on no calendar of any century. */
  | { readonly code: 'date'; readonly date: string }
  /** The last character does not fit those before it; `expected` (0 to 9 or A) would. */
  | { readonly code: 'check_digit'; readonly expected: string }
  /** A good RFC of a kind that is not among `kinds`. */
  | { readonly code: 'kind_not_allowed'; readonly kind: RfcKind };

/** A doubt about an RFC that is accepted. Only one is given: the check digit's before the word's. */
export type RfcWarning =
  /** The check digit does not fit, and the caller chose `checkDigit: 'warn'`. */
  | Extract<RfcProblem, { readonly code: 'check_digit' }>
  /** The four letters are a word that the SAT replaces in new ones. */
  | { readonly code: 'inconvenient_word'; readonly word: string };
