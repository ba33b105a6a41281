import type { PlainDate } from '@lender/calculator';
import type { Centavos } from '@lender/money';
import type { PaymentMethod } from '../ledger/payment-methods.data.ts';
import type { CashBrand } from '../ledger/payout-methods.data.ts';
import type { LoanChargeName } from '../ledger/per-charge.ts';
import type { RolloverType } from '../rollover/rollover.ts';

/** Fields of every event of a loan. */
interface EventBase {
  /** Unique id of what happened: `payment:paynet:tr_8Kq2`. Recording it again is no second event. */
  readonly id: string;
  /** Day from which it counts: for a payment the payer's day, however late it is reported. */
  readonly valueDate: PlainDate;
  /** Moment at which it happened, an ISO instant: it orders the events of one day. */
  readonly at: string;
}

/** The money arrived at the borrower's bank, or was paid out in cash. */
export interface Disbursed extends EventBase {
  readonly kind: 'disbursed';
  readonly amountCentavos: Centavos;
  /** Brand that handed the cash over. @default none: the money went to the borrower's account */
  readonly brand?: CashBrand | undefined;
}

/** The borrower paid. */
export interface Payment extends EventBase {
  readonly kind: 'payment';
  readonly amountCentavos: Centavos;
  readonly method: PaymentMethod;
}

/** A payment was taken back: from the day of this event on, it counts as never made. */
export interface Reversal extends EventBase {
  readonly kind: 'reversal';
  /** The payment's id. */
  readonly of: string;
}

/** An overpayment was returned to the borrower. */
export interface Refund extends EventBase {
  readonly kind: 'refund';
  readonly amountCentavos: Centavos;
}

/** An extension was bought by a payment: it takes effect with that payment, and is undone with it. */
export interface ExtensionBought extends EventBase {
  readonly kind: 'extension';
  /** Id of the payment that paid its invoice. */
  readonly payment: string;
  readonly type: RolloverType;
  readonly days: number;
  /** Share of the outstanding principal, as decimal text. */
  readonly commissionRate: string;
  /**
   * Price that the loan's contract prints for it, IVA included, where that is lower than what would be charged: fees,
   * interest and commission beyond it are waived.
   */
  readonly printedCentavos?: Centavos | undefined;
}

/** A part of what was charged is waived; where it was already paid, that money pays something else. */
export interface Waiver extends EventBase {
  readonly kind: 'waiver';
  readonly component: LoanChargeName | 'principal';
  /** Amount with IVA; one above what was charged of the component by the value date counts as all of it. */
  readonly amountCentavos: Centavos;
}

/** Hold of a loan: nothing accrues and no day counts as late until it ends. */
export interface Hold extends EventBase {
  readonly kind: 'hold';
  readonly reason: HoldReason;
}

export const HOLD_REASONS = ['hardship', 'death', 'inquiry', 'dispute'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/**
 * The borrower wants to cancel the contract. When what was received is returned by `until`, or was returned before,
 * every charge is removed and the loan is closed; otherwise nothing changes.
 */
export interface Withdrawal extends EventBase {
  readonly kind: 'withdrawal';
  readonly until: PlainDate;
}

/** The debt was sold; payments of the borrower belong to the buyer from now on. */
export interface Sale extends EventBase {
  readonly kind: 'sale';
  readonly buyer: string;
  readonly priceCentavos: Centavos;
}

/** The debt was bought back. */
export interface BuyBack extends EventBase {
  readonly kind: 'buy_back';
  readonly priceCentavos: Centavos;
}

/** An event was recorded that never happened: it counts nowhere, not even on days before. */
export interface Correction extends EventBase {
  readonly kind: 'correction';
  /** Id of the event that never happened. */
  readonly of: string;
}

/** Events that need no more than their kind. */
export interface PlainEvent extends EventBase {
  readonly kind: 'hold_end' | 'write_off' | 'write_off_undone' | 'annulment';
}

/** Events that can happen to a loan. */
export type LoanEvent =
  | Disbursed
  | Payment
  | Reversal
  | Refund
  | ExtensionBought
  | Waiver
  | Hold
  | Withdrawal
  | Sale
  | BuyBack
  | Correction
  | PlainEvent;

export type LoanEventKind = LoanEvent['kind'];

export const LOAN_EVENT_KINDS = [
  'disbursed',
  'payment',
  'reversal',
  'refund',
  'extension',
  'waiver',
  'hold',
  'hold_end',
  'withdrawal',
  'write_off',
  'write_off_undone',
  'sale',
  'buy_back',
  'annulment',
  'correction',
] as const satisfies readonly LoanEventKind[];
