import type { PlainDate } from '@lender/calculator';
import type { Centavos } from '@lender/money';
import type { PaymentMethod } from '../ledger/payment-methods.data.ts';
import type { PayoutMethod } from '../ledger/payout-methods.data.ts';
import type { LoanChargeName, PerCharge } from '../ledger/per-charge.ts';
import type { InstalmentComponents, TaxedAmount } from '../payment/instalment-components.ts';
import type { RolloverType } from '../rollover/rollover.ts';

/** One component of a debt, part by part. `charged` is always `paid + waived + tolerated + outstanding`. */
export interface ComponentPosition<Amount> {
  /** Amount that was lent, or earned so far. */
  readonly charged: Amount;
  readonly paid: Amount;
  readonly waived: Amount;
  /** Remainder so small that it was not asked for. */
  readonly tolerated: Amount;
  readonly outstanding: Amount;
  /** Part of the outstanding amount that may be asked for by now. */
  readonly due: Amount;
  /** Part of the due amount that is late. */
  readonly overdue: Amount;
}

export interface InstalmentPosition {
  /** Number of the instalment, from 1. */
  readonly number: number;
  /** Day up to which its interest runs. */
  readonly dueDate: PlainDate;
  /** Last day on which it can be paid in time. */
  readonly endDate: PlainDate;
  readonly charged: InstalmentComponents;
  readonly paid: InstalmentComponents;
  readonly outstanding: InstalmentComponents;
  readonly outstandingCentavos: Centavos;
}

/** Allocation of one payment. */
export interface AllocatedPayment {
  readonly id: string;
  readonly valueDate: PlainDate;
  readonly amountCentavos: Centavos;
  readonly method: PaymentMethod;
  /** One for each instalment. */
  readonly allocated: readonly InstalmentComponents[];
  readonly overpaymentCentavos: Centavos;
}

export interface BoughtExtension {
  readonly payment: string;
  readonly type: RolloverType;
  readonly days: number;
  readonly commission: TaxedAmount;
  readonly boughtOn: PlainDate;
  readonly newDueDate: PlainDate;
  readonly newEndDate: PlainDate;
}

/**
 * `pending`: no money arrived. `open`: something is owed. `settled`: nothing is owed. `withdrawn`: the contract was
 * cancelled and the money returned. `annulled`: the contract is void. `written_off`, `sold`: the lender no longer
 * expects it.
 */
export type LoanState = 'pending' | 'open' | 'settled' | 'withdrawn' | 'annulled' | 'written_off' | 'sold';

/** Position of a loan on a day, with every figure. */
export interface LoanPosition {
  readonly date: PlainDate;
  readonly state: LoanState;
  readonly isOnHold: boolean;
  /** Day from which interest runs; undefined until money arrived. */
  readonly startDate: PlainDate | undefined;
  readonly principal: ComponentPosition<Centavos>;
  readonly charges: PerCharge<ComponentPosition<TaxedAmount>>;
  readonly instalments: readonly InstalmentPosition[];
  readonly payments: readonly AllocatedPayment[];
  readonly extensions: readonly BoughtExtension[];
  /** Amount that settles the loan on this day. */
  readonly outstandingCentavos: Centavos;
  readonly dueCentavos: Centavos;
  readonly overdueCentavos: Centavos;
  /** Date and amount of the next instalment; what is overdue already, when something is. */
  readonly nextDue: { readonly date: PlainDate; readonly amountCentavos: Centavos } | undefined;
  /** Days since the due date of the oldest overdue amount. */
  readonly daysLate: number;
  /** Largest number of days that it ever was late. */
  readonly worstDaysLate: number;
  /** Day from which nothing was owed any more. */
  readonly settledOn: PlainDate | undefined;
  /** Amount that was paid beyond the debt and has not been refunded. */
  readonly creditCentavos: Centavos;
  /** An overpayment so small that it is kept. */
  readonly keptCentavos: Centavos;
  readonly refundedCentavos: Centavos;
  /** Amount to return, and until when, while the contract can be cancelled by returning the money. */
  readonly withdrawal: { readonly until: PlainDate; readonly amountCentavos: Centavos } | undefined;
  readonly books: LoanBooks;
}

/** Figures that the lender's books need beyond the debt itself. */
export interface LoanBooks {
  readonly disbursedCentavos: Centavos;
  /** Method by which it was paid out. */
  readonly disbursedBy: PayoutMethod;
  readonly receivedCentavos: Readonly<Partial<Record<PaymentMethod, Centavos>>>;
  /** Amount owed when the loan was written off; undefined when it is not. */
  readonly writtenOffCentavos: Centavos | undefined;
  /** Amount owed when the loan was sold; undefined when it is not. */
  readonly soldCentavos: Centavos | undefined;
  /** Amount paid by buyers, less what was paid to buy back. */
  readonly saleIncomeCentavos: number;
  /** Loss of sales beyond their price, over the loan's life; below zero for a gain. */
  readonly saleLossCentavos: number;
  /** Amount received for buyers. */
  readonly forBuyerCentavos: Centavos;
  /** Prices of sales of debts that turned out not to be owed, which their buyers are to get back. */
  readonly fallenSalesCentavos: number;
}

export type ComponentName = LoanChargeName | 'principal';
