import type { RfcKind } from './rfc.ts';

/** What a caller may change about the checks. */
export interface RfcOptions {
  /** The kinds that may be used. A form for people asks for `['physical']`. @default all three */
  readonly kinds?: readonly RfcKind[];
  /**
   * What a check digit that does not fit means: a problem, a warning beside a good result, or nothing. Some registered
   * RFCs carry a wrong one, so who reads RFCs that the SAT confirmed may prefer `'warn'`.
   *
   * @default 'strict'
   */
  readonly checkDigit?: 'strict' | 'warn' | 'ignore';
}
