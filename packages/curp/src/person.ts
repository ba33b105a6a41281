import type { Sex } from './curp.ts';
import type { StateCode } from './states.data.ts';

/** Person to whom a CURP belongs, as on the birth certificate. Case and spaces are ignored; accents are allowed. */
export interface Person {
  /** All given names. */
  readonly givenNames: string;
  /** Empty or `null` only for a person whose one surname is the second. */
  readonly firstSurname: string | null;
  /** Empty or `null` when there is none. */
  readonly secondSurname: string | null;
  /** `YYYY-MM-DD`, 1900-01-01 to 2099-12-31. */
  readonly birthDate: string;
  readonly sex: Sex;
  readonly state: StateCode;
}

/**
 * Known facts of a person. A field that is left out or `null` is not known; only a surname that is `null` is one that
 * the person does not have.
 */
export type Known<T> = { readonly [Field in keyof T]?: T[Field] | null | undefined };
