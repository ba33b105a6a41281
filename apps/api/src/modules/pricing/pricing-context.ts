import type { AmountLimits, Discount, PayCycle, PlainDate } from '@lender/calculator';
import type { PayoutMethod } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { Product } from './product.ts';

/** Request for a price. */
export interface QuoteRequest {
  readonly amount: Centavos;
  readonly payCycle: PayCycle;
  readonly payDates: readonly [string, string];
}

/** Inputs of a price besides the request; they depend on who asks. */
export interface PricingContext {
  readonly product: Pick<Product, 'pricing' | 'firstLoanDiscount' | 'servicing'>;
  /** Day on which the money would be paid out. */
  readonly payoutDate: PlainDate;
  readonly isFirstLoan: boolean;
  /** Payout method; by transfer unless given: a withdrawal fee is charged for cash only. */
  readonly payoutMethod?: PayoutMethod | undefined;
  /** Discount of a promotion, if there is one. */
  readonly promotion?: Discount | undefined;
  /** Amounts that may be requested; absent when the amount is decided already. */
  readonly limits?: AmountLimits | undefined;
  /** Day that both pay dates must follow; absent for pay dates that were agreed earlier. */
  readonly payDatesAfter?: PlainDate | undefined;
  /** Path of the amount in the request, for the refusal. */
  readonly amountField?: readonly string[] | undefined;
}
