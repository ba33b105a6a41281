import type { PlainDate } from '@lender/calculator';
import type { Centavos } from '@lender/money';

/** Whose history is asked for, in as few words as the bureau takes. */
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
    /** As the official list of states shortens it, such as `Jal.`. */
    readonly stateAbbreviation: string;
    readonly postalCode: string;
  };
}

/** A credit that somebody reported. */
export interface ReportedCredit {
  readonly isOpen: boolean;
  readonly overdueCentavos: Centavos;
  /** The most payments that were ever missed in a row. */
  readonly worstMissedPayments: number;
}

export type BureauAnswer =
  | {
      readonly isKnown: true;
      /** The bureau's number of this query. */
      readonly folio: string;
      /** 300 to 850; `null` where the history is too thin for one. */
      readonly score: number | null;
      readonly credits: readonly ReportedCredit[];
      /** The days on which others asked. */
      readonly inquiries: readonly PlainDate[];
    }
  /** The bureau knows nobody like that. */
  | { readonly isKnown: false };

/** Asks a credit bureau. Every query is charged, and stays in the person's file. */
export interface CreditBureau {
  /**
   * Never without the person's own leave.
   *
   * @throws when nobody knows: no answer in time, one that cannot be read, or one that the bureau did not sign
   */
  query(person: BureauPerson): Promise<BureauAnswer>;
}
