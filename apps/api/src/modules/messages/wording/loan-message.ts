import type { PlainDate } from '@lender/calculator';
import type { MessageKind } from '@lender/contract';
import type { Centavos } from '@lender/money';

/** What is still to pay, and when the next part of it is due; `null` when nothing is. */
export interface StillOwed {
  readonly leftCentavos: Centavos;
  readonly nextDue: { readonly on: PlainDate; readonly amountCentavos: Centavos } | null;
}

/** The facts of each thing that a borrower is told about a loan. */
export interface LoanMessageFacts {
  /** On its way to the bank. */
  payout_sent: { readonly amountCentavos: Centavos; readonly lastFour: string };
  payout_arrived: {
    readonly amountCentavos: Centavos;
    readonly lastFour: string;
    readonly dueDate: PlainDate;
    readonly totalCentavos: Centavos;
  };
  /** How it was used: first for charges with their IVA, then for principal. */
  payment_received: StillOwed & {
    readonly amountCentavos: Centavos;
    /** The payer's day. */
    readonly paidOn: PlainDate;
    readonly chargesCentavos: Centavos;
    readonly principalCentavos: Centavos;
  };
  /** The bank or the store took it back. */
  payment_reversed: StillOwed & { readonly amountCentavos: Centavos; readonly paidOn: PlainDate };
  /** A reference to pay with that nobody used in time. */
  reference_expired: { readonly amountCentavos: Centavos; readonly reference: string; readonly isOwed: boolean };
  extension_bought: { readonly paidCentavos: Centavos; readonly days: number; readonly dueDate: PlainDate };
  withdrawal_completed: { readonly paidCentavos: Centavos; readonly completedOn: PlainDate };
  loan_paid: { readonly paidOn: PlainDate };
  reminder: {
    /** From today to the due date; less than nothing when it is past. */
    readonly daysLeft: number;
    readonly dueDate: PlainDate;
    readonly owedCentavos: Centavos;
  };
}

/** Something that a borrower is told about a loan. */
export type LoanMessage = {
  [Kind in MessageKind]: { readonly kind: Kind; readonly facts: LoanMessageFacts[Kind] };
}[MessageKind];

/** One text, as it goes by text message and by e-mail. */
export interface Words {
  readonly sms: string;
  readonly email: { readonly subject: string; readonly text: string };
}
