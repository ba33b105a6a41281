/**
 * Reason why something is not a CURP. Codes are public API and keep their meaning; texts for people come from
 * `curpMessage` and `curpMessageEs` of `@lender/curp/form`. Positions count from 1, as in the registry's rules.
 */
export type CurpProblem =
  /** Not a string. Nothing is coerced. */
  | { readonly code: 'not_text' }
  /** Not 18 UTF-16 code units long; `actual` is what was counted. Nothing is trimmed. */
  | { readonly code: 'length'; readonly actual: number }
  /** Not 4 letters, 6 digits, 6 letters, 1 letter or digit, 1 digit, all ASCII. */
  | { readonly code: 'format' }
  /** `date`, as `YYYY-MM-DD`, is on no calendar (or, in `generateCurp`, outside 1900 to 2099). */
  | { readonly code: 'date'; readonly date: string }
  /** Born after the day given as `today`. */
  | { readonly code: 'future_date'; readonly date: string }
  /** The 11th character is none of H, M and X. */
  | { readonly code: 'sex'; readonly sex: string }
  /** Characters 12 and 13 are no state. */
  | { readonly code: 'state'; readonly state: string }
  /** A consonant at position 2 (other than X), or a vowel at 14, 15 or 16. */
  | { readonly code: 'letters'; readonly position: 2 | 14 | 15 | 16 }
  /** The last digit does not fit the first 17 characters; `expected` (0 to 9) would. */
  | { readonly code: 'check_digit'; readonly expected: number };

/** A warning that does not refuse a CURP: its first four letters are a word that the registry avoids in new ones. */
export interface CurpWarning {
  readonly code: 'inconvenient_word';
  readonly word: string;
}
