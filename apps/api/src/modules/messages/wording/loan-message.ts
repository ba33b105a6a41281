import type { PlainDate } from '@lender/calculator';
import type { MessageKind } from '@lender/contract';
import type { CashBrand } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { ApplicationMessageFacts } from './application-message.ts';

/** Rest of a loan; `nextDue` is `null` when nothing is owed. */
export interface StillOwed {
  /** Amount that settles it today. */
  readonly leftCentavos: Centavos;
  readonly nextDue: { readonly on: PlainDate; readonly amountCentavos: Centavos; readonly isOverdue: boolean } | null;
}

/** A payment, and how it was used. */
export interface PaymentUse {
  readonly amountCentavos: Centavos;
  /** The payer's day. */
  readonly paidOn: PlainDate;
  /** Charges with their IVA. */
  readonly chargesCentavos: Centavos;
  readonly principalCentavos: Centavos;
  /** Amount that is paid back, since nothing more was owed. */
  readonly overpaidCentavos: Centavos;
}

/** Facts of each message to a borrower about an application or a loan. */
export interface LoanMessageFacts extends ApplicationMessageFacts {
  /** The money is on its way to the bank. */
  payout_sent: { readonly amountCentavos: Centavos; readonly lastFour: string };
  payout_arrived: {
    readonly amountCentavos: Centavos;
    /** Brand that paid it out in cash; `null` when it was sent to an account. */
    readonly brand: CashBrand | null;
    /** Due date of the first instalment, or the only one. */
    readonly dueDate: PlainDate;
    readonly dueCentavos: Centavos;
  };
  /** `owed` is `null` when the loan is not the lender's any more. */
  payment_received: { readonly payment: PaymentUse; readonly owed: StillOwed | null };
  /** The bank or the store took the payment back. */
  payment_reversed: {
    readonly amountCentavos: Centavos;
    readonly paidOn: PlainDate;
    readonly owed: StillOwed | null;
  };
  /** The overpaid amount was paid back, and arrived. */
  refund_sent: { readonly amountCentavos: Centavos };
  /** A payment reference expired before it was used. */
  reference_expired: { readonly amountCentavos: Centavos; readonly reference: string; readonly isOwed: boolean };
  extension_bought: { readonly paidCentavos: Centavos; readonly days: number; readonly dueDate: PlainDate };
  withdrawal_completed: {
    readonly paidCentavos: Centavos;
    readonly completedOn: PlainDate;
    /** Amount that is paid back: all that was paid beyond what was received. */
    readonly overpaidCentavos: Centavos;
  };
  /** `payment` is the payment that settled it; `null` when something else did. */
  loan_paid: { readonly paidOn: PlainDate; readonly payment: PaymentUse | null };
  /** The offer ended unsigned: it has no price any more. */
  offer_ended: { readonly amountCentavos: Centavos };
  /** The money would arrive too late for the term: the loan waits for a signature under new figures. */
  signing_again: { readonly amountCentavos: Centavos };
  /** The cash can be collected at a counter. */
  cash_ready: {
    readonly amountCentavos: Centavos;
    readonly brand: CashBrand;
    readonly orderNumber: string;
    readonly collectBy: PlainDate;
  };
  /** The cash was not collected in time. */
  cash_ended: { readonly amountCentavos: Centavos; readonly brand: CashBrand };
  /** Amount that will be taken from the account for which the borrower accepted debits. */
  debit_announced: { readonly amountCentavos: Centavos; readonly lastFour: string; readonly on: PlainDate };
  debit_failed: {
    readonly amountCentavos: Centavos;
    readonly lastFour: string;
    readonly reason: 'no_funds' | 'account' | 'stopped' | 'other';
    /** The second and last try; `null` when there is none. */
    readonly again: { readonly on: PlainDate; readonly amountCentavos: Centavos } | null;
  };
  reminder: {
    /** Days from today to the due date; negative when it is past. */
    readonly daysLeft: number;
    readonly dueDate: PlainDate;
    readonly owedCentavos: Centavos;
  };
  /** Message that a collector wrote, after the rules of what may be written. */
  collection_text: { readonly text: string };
}

/** Message to a borrower about an application or a loan. */
export type LoanMessage = {
  [Kind in MessageKind]: { readonly kind: Kind; readonly facts: LoanMessageFacts[Kind] };
}[MessageKind];
