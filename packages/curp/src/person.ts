import type { Sex } from './curp.ts';
import type { StateCode } from './states.data.ts';

/** Who a CURP belongs to, as the birth certificate has it. Case and spaces are free; accents may be there. */
export interface Person {
  /** All given names. */
  readonly givenNames: string;
  /** Empty or `null` only for somebody whose one surname is the second. */
  readonly firstSurname: string | null;
  /** Empty or `null` when there is none. */
  readonly secondSurname: string | null;
  /** `YYYY-MM-DD`, 1900-01-01 to 2099-12-31. */
  readonly birthDate: string;
  readonly sex: Sex;
  readonly state: StateCode;
}

/**
 * What is known of a person. A field that is left out or `null` is not known; only a surname that is `null` is one that
 * somebody does not have.
 */
export type Known<T> = { readonly [Field in keyof T]?: T[Field] | null | undefined };
