import type { RfcKind } from './rfc.ts';

/** Options of the checks. */
export interface RfcOptions {
  /** The kinds that may be used. A form for people asks for `['physical']`. @default all three */
  readonly kinds?: readonly RfcKind[];
  /**
   * Meaning of a check digit that does not fit: a problem, a warning beside a good result, or nothing. Some registered
   * RFCs carry a wrong one, so a caller that reads RFCs confirmed by the SAT may prefer `'warn'`.
   *
   * @default 'strict'
   */
  readonly checkDigit?: 'strict' | 'warn' | 'ignore';
}
