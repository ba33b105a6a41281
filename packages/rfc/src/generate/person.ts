/** Somebody with an RFC, as the birth certificate has it. Case and spaces are free; accents may be there. */
export interface PhysicalPerson {
  /** All given names. */
  readonly givenNames: string;
  /** Empty or `null` only for somebody whose one surname is the second. */
  readonly firstSurname: string | null;
  /** Empty, `null` or left out when there is none. */
  readonly secondSurname?: string | null | undefined;
  /** `YYYY-MM-DD`, 1900-01-01 to 2099-12-31. */
  readonly birthDate: string;
}

/** A company or association with an RFC. */
export interface MoralPerson {
  /** As the deed has it, legal form included: `Tiendas Ejemplo, S.A. de C.V.` */
  readonly legalName: string;
  /** `YYYY-MM-DD`, the day of the deed, 1500-01-01 to 2099-12-31. */
  readonly foundedOn: string;
}

/**
 * What is known of a person or a company. A field that is left out or `null` is not known; only a surname that is `null`
 * is one that somebody does not have.
 */
export type Known<T> = { readonly [Field in keyof T]?: T[Field] | null | undefined };
