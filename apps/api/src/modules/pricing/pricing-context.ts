import type { AmountLimits, Discount, PayCycle, PlainDate } from '@lender/calculator';
import type { PayoutMethod } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { Product } from './product.ts';

/** What somebody asks the price of. */
export interface QuoteRequest {
  readonly amount: Centavos;
  readonly payCycle: PayCycle;
  readonly payDates: readonly [string, string];
}

/** What a price rests on besides the request; who asks makes the difference. */
export interface PricingContext {
  readonly product: Pick<Product, 'pricing' | 'firstLoanDiscount' | 'servicing'>;
  /** The day on which the money would go out. */
  readonly payoutDate: PlainDate;
  readonly isFirstLoan: boolean;
  /** How the money goes out; by transfer unless said: a withdrawal fee is one of cash. */
  readonly payoutMethod?: PayoutMethod | undefined;
  /** What a promotion takes off, where there is one. */
  readonly promotion?: Discount | undefined;
  /** What may be asked for; absent where the amount is decided already. */
  readonly limits?: AmountLimits | undefined;
  /** The day that both pay dates must follow; absent for those that were agreed on before. */
  readonly payDatesAfter?: PlainDate | undefined;
  /** Where the request has its amount, for the refusal. */
  readonly amountField?: readonly string[] | undefined;
}
