/**
 * Why something is not an NSS. Codes are public API and keep their meaning; words for people come from `nssMessage` and
 * `nssMessageEs`.
 */
export type NssProblem =
  /** Not a string. Nothing is coerced. */
  | { readonly code: 'not_text' }
  /** Not 11 UTF-16 code units long; `actual` is what was counted. Nothing is trimmed. */
  | { readonly code: 'length'; readonly actual: number }
  /** Something other than the ASCII digits 0 to 9. */
  | { readonly code: 'characters' }
  /** The last digit does not fit the first 10; `expected` (0 to 9) would. */
  | { readonly code: 'check_digit'; readonly expected: number };

/**
 * A doubt that does not stop an NSS: somebody was registered before being born. The IMSS began in 1943, so that a
 * registration of 43 to 99 was in the last century. Numbers of office 97 hold no year of birth.
 */
export interface NssWarning {
  readonly code: 'years';
  readonly registrationYear: string;
  readonly birthYear: string;
}
