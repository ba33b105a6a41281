/** A person with an RFC, as on the birth certificate. Case and spaces are free; accents are allowed. */
export interface PhysicalPerson {
  /** All given names. */
  readonly givenNames: string;
  /** Empty or `null` only for a person whose one surname is the second. */
  readonly firstSurname: string | null;
  /** Empty, `null` or left out when there is none. */
  readonly secondSurname?: string | null | undefined;
  /** `YYYY-MM-DD`, 1900-01-01 to 2099-12-31. */
  readonly birthDate: string;
}

/** A company or association with an RFC. */
export interface MoralPerson {
  /** Name as in the articles of incorporation, legal form included: `Tiendas Ejemplo, S.A. de C.V.` */
  readonly legalName: string;
  /** Date of the articles of incorporation, `YYYY-MM-DD`, 1500-01-01 to 2099-12-31. */
  readonly foundedOn: string;
}

/**
 * Known facts about a person or a company. A field that is left out or `null` is not known; only a surname that is
 * `null` means that the person has none.
 */
export type Known<T> = { readonly [Field in keyof T]?: T[Field] | null | undefined };
