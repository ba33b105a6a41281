import type { PlainDate } from '@lender/calculator';
import type { Centavos } from '@lender/money';

/** Person whose history is asked for, with as few details as the bureau accepts. */
export interface BureauPerson {
  readonly firstName: string;
  readonly middleName: string | undefined;
  readonly lastName: string;
  readonly secondLastName: string | undefined;
  readonly birthDate: PlainDate;
  readonly curp: string;
  readonly address: {
    readonly street: string;
    readonly district: string;
    readonly city: string;
    /** Abbreviation of the state in the official list, such as `Jal.`. */
    readonly stateAbbreviation: string;
    readonly postalCode: string;
  };
}

/** Credit that a lender reported. */
export interface ReportedCredit {
  readonly isOpen: boolean;
  readonly overdueCentavos: Centavos;
  /** Largest number of payments ever missed in a row. */
  readonly worstMissedPayments: number;
}

export type BureauAnswer =
  | {
      readonly isKnown: true;
      /** The bureau's number of this query. */
      readonly folio: string;
      /** Score from 300 to 850; `null` when the history is too short for one. */
      readonly score: number | null;
      readonly credits: readonly ReportedCredit[];
      /** Days on which others queried the person. */
      readonly inquiries: readonly PlainDate[];
    }
  /** The bureau has no person with these data. */
  | { readonly isKnown: false };

/** Client of a credit bureau. Every query is charged, and stays in the person's file. */
export interface CreditBureau {
  /**
   * Queries a person's history; never without their consent.
   *
   * @throws when the outcome is unknown: no answer in time, one that cannot be read, or one that the bureau did not
   *   sign
   */
  query(person: BureauPerson): Promise<BureauAnswer>;
}
