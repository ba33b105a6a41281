/**
 * Reason why something is not an NSS. Codes are public API and keep their meaning; texts for people come from
 * `nssMessage` and `nssMessageEs`.
 */
export type NssProblem =
  /** The value is not a string. Nothing is coerced. */
  | { readonly code: 'not_text' }
  /** Not 11 UTF-16 code units long; `actual` is what was counted. Nothing is trimmed. */
  | { readonly code: 'length'; readonly actual: number }
  /** Something other than the ASCII digits 0 to 9. */
  | { readonly code: 'characters' }
  /** The last digit does not fit the first 10; `expected` (0 to 9) would. */
  | { readonly code: 'check_digit'; readonly expected: number };

/**
 * Doubt that does not make an NSS invalid: the person was registered before birth. The IMSS began in 1943, so a
 * registration year of 43 to 99 was in the last century. Numbers of office 97 hold no year of birth.
 */
export interface NssWarning {
  readonly code: 'years';
  readonly registrationYear: string;
  readonly birthYear: string;
}
