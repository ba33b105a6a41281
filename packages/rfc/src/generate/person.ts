/** Somebody with an RFC, as the birth certificate has it. Case and spaces are free; accents may be there. */
export interface PhysicalPerson {
  /** All given names. */
  readonly givenNames: string;
  /** Empty only for somebody whose one surname is the second. */
  readonly firstSurname: string;
  /** Empty, `null` or left out when there is none. */
  readonly secondSurname?: string | null | undefined;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
}

/** A company or association with an RFC. */
export interface MoralPerson {
  /** As the deed has it, legal form included: `Tiendas Ejemplo, S.A. de C.V.` */
  readonly legalName: string;
  /** `YYYY-MM-DD`, the day of the deed. */
  readonly foundedOn: string;
}
