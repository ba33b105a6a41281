/**
 * Reason why something is not a CLABE that may be used. Codes are public API and keep their meaning; texts for people
 * come from `clabeMessage` and `clabeMessageEs`.
 */
export type ClabeProblem =
  /** Not a string. Nothing is coerced. */
  | { readonly code: 'not_text' }
  /** Not 18 UTF-16 code units long; `actual` is what was counted. Nothing is trimmed. */
  | { readonly code: 'length'; readonly actual: number }
  /** Something other than the ASCII digits 0 to 9. */
  | { readonly code: 'characters' }
  /** The last digit does not fit the first 17; `expected` (0 to 9) would. */
  | { readonly code: 'check_digit'; readonly expected: number }
  /** The first three digits, `bank`, are no bank of the directory. */
  | { readonly code: 'bank'; readonly bank: string }
  /** Digits 4 to 6, `city`, are no plaza of the directory. */
  | { readonly code: 'city'; readonly city: string }
  /** A known bank that is not among `allowedBanks`. */
  | { readonly code: 'bank_not_allowed'; readonly bank: string };

/**
 * Doubt that does not stop a CLABE: its bank or its plaza is unknown, and the caller chose `'warn'`. Only one is
 * reported, the bank's before the plaza's; `clabeProblems` without that choice reports both.
 */
export type ClabeWarning = Extract<ClabeProblem, { readonly code: 'bank' | 'city' }>;
