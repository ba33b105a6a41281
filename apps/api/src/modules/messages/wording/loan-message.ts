import type { PlainDate } from '@lender/calculator';
import type { MessageKind } from '@lender/contract';
import type { CashBrand } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { ApplicationMessageFacts } from './application-message.ts';

/** What is left of a loan; `nextDue` is `null` when nothing is. */
export interface StillOwed {
  /** What settles it today. */
  readonly leftCentavos: Centavos;
  readonly nextDue: { readonly on: PlainDate; readonly amountCentavos: Centavos; readonly isOverdue: boolean } | null;
}

/** A payment, and how it was used. */
export interface PaymentUse {
  readonly amountCentavos: Centavos;
  /** The payer's day. */
  readonly paidOn: PlainDate;
  /** With their IVA. */
  readonly chargesCentavos: Centavos;
  readonly principalCentavos: Centavos;
  /** What goes back, since nothing more was owed. */
  readonly overpaidCentavos: Centavos;
}

/** The facts of each thing that a borrower is told about an application or a loan. */
export interface LoanMessageFacts extends ApplicationMessageFacts {
  /** On its way to the bank. */
  payout_sent: { readonly amountCentavos: Centavos; readonly lastFour: string };
  payout_arrived: {
    readonly amountCentavos: Centavos;
    /** Who handed it over in cash; `null` when it went to an account. */
    readonly brand: CashBrand | null;
    /** Of the first instalment, or the only one. */
    readonly dueDate: PlainDate;
    readonly dueCentavos: Centavos;
  };
  /** `owed` is `null` when the loan is not the lender's any more. */
  payment_received: { readonly payment: PaymentUse; readonly owed: StillOwed | null };
  /** The bank or the store took it back. */
  payment_reversed: {
    readonly amountCentavos: Centavos;
    readonly paidOn: PlainDate;
    readonly owed: StillOwed | null;
  };
  /** What was paid beyond the debt went back, and arrived. */
  refund_sent: { readonly amountCentavos: Centavos };
  /** A reference to pay with that nobody used in time. */
  reference_expired: { readonly amountCentavos: Centavos; readonly reference: string; readonly isOwed: boolean };
  extension_bought: { readonly paidCentavos: Centavos; readonly days: number; readonly dueDate: PlainDate };
  withdrawal_completed: {
    readonly paidCentavos: Centavos;
    readonly completedOn: PlainDate;
    /** What goes back: all that was paid beyond what was received. */
    readonly overpaidCentavos: Centavos;
  };
  /** `payment` is the one that settled it; `null` when something else did. */
  loan_paid: { readonly paidOn: PlainDate; readonly payment: PaymentUse | null };
  /** Before it was signed: it has no price any more. */
  offer_ended: { readonly amountCentavos: Centavos };
  /** The money would have come too late for the term: it waits for a signature under new figures. */
  signing_again: { readonly amountCentavos: Centavos };
  /** To be fetched at a counter. */
  cash_ready: {
    readonly amountCentavos: Centavos;
    readonly brand: CashBrand;
    readonly orderNumber: string;
    readonly collectBy: PlainDate;
  };
  /** Nobody fetched it in time. */
  cash_ended: { readonly amountCentavos: Centavos; readonly brand: CashBrand };
  /** What will be taken from the account that the borrower allowed to be debited. */
  debit_announced: { readonly amountCentavos: Centavos; readonly lastFour: string; readonly on: PlainDate };
  debit_failed: {
    readonly amountCentavos: Centavos;
    readonly lastFour: string;
    readonly reason: 'no_funds' | 'account' | 'stopped' | 'other';
    /** The second and last try; `null` when there is none. */
    readonly again: { readonly on: PlainDate; readonly amountCentavos: Centavos } | null;
  };
  reminder: {
    /** From today to the due date; less than nothing when it is past. */
    readonly daysLeft: number;
    readonly dueDate: PlainDate;
    readonly owedCentavos: Centavos;
  };
  /** What somebody who collects wrote, after the rules of what may be said. */
  collection_text: { readonly text: string };
}

/** Something that a borrower is told about an application or a loan. */
export type LoanMessage = {
  [Kind in MessageKind]: { readonly kind: Kind; readonly facts: LoanMessageFacts[Kind] };
}[MessageKind];
