import type { PlainDate } from '@lender/calculator';
import type { ClearingAccount } from '@lender/lending';

/** Booked settlement: what it brought to the bank, or, below zero, took from it. */
export interface BookedSettlement {
  readonly ref: string;
  readonly account: ClearingAccount;
  readonly reference: string;
  readonly net: number;
  readonly date: PlainDate;
}

/** Money received, as a loan's payment or unmatched. */
export interface BookedMoney {
  readonly ref: string;
  readonly kind: 'payment' | 'receipt';
  /** True when it came to the bank itself; else a provider reported it, and settles it. */
  readonly isAtBank: boolean;
  /** Names of the money: its own reference, the clave de rastreo of its transfer. */
  readonly names: readonly string[];
  readonly amount: number;
  readonly date: PlainDate;
  readonly loanId: string | null;
}

export interface BookedPayout {
  readonly ref: string;
  readonly returnRef: string;
  readonly trackingKey: string;
  readonly amount: number;
  /** True when it left, or was ordered to. */
  readonly isSent: boolean;
  readonly isReturned: boolean;
}

export interface NamedLoan {
  readonly id: string;
  readonly clientId: string;
  readonly isPaidOut: boolean;
}

/** A payment that a second person was asked to register. */
export interface AskedPayment {
  readonly approvalId: string;
  readonly ref: string;
  readonly loanId: string;
  readonly reference: string;
  readonly amount: number;
}

/** Facts in the books that lines of a statement may match. */
export interface BooksFacts {
  readonly today: PlainDate;
  readonly settlements: readonly BookedSettlement[];
  readonly money: readonly BookedMoney[];
  readonly payouts: readonly BookedPayout[];
  /** By the number that a borrower writes beside a transfer. */
  readonly loans: ReadonlyMap<string, NamedLoan>;
  readonly asked: readonly AskedPayment[];
  /**
   * Returns the centavos that an account's provider had still to hand over at the end of a day. Only days that are
   * asked for are computed.
   */
  readonly unsettled: (account: ClearingAccount, date: PlainDate) => number;
  /** References that a line already has. */
  readonly taken: ReadonlySet<string>;
}
