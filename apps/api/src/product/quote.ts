import {
  type Discount,
  type Offer,
  type PayCycle,
  type PayDates,
  type PlainDate,
  quoteOffer,
} from '@lender/calculator';
import type { Centavos } from '@lender/money';
import { type Done, done, type Refused, refuse } from '../http/refuse.ts';
import type { Product } from './product.ts';

export interface Wish {
  readonly principalCentavos: Centavos;
  readonly cycle: PayCycle;
  readonly payDates: PayDates;
  /** The day on which the money would go out. */
  readonly payoutDate: PlainDate;
  readonly isFirstLoan: boolean;
}

const NO_DISCOUNT: Discount = { interest: '0', serviceFee: '0' };

/** Prices a wish with a product. Whether the amount may be lent at all is for the caller to have checked. */
export function quote(product: Product, { isFirstLoan, ...wish }: Wish): Done<Offer> | Refused<'pay_dates_invalid'> {
  const discount = isFirstLoan ? product.firstLoanDiscount : NO_DISCOUNT;
  const offer = quoteOffer({ ...wish, pricing: product.pricing, discount });
  if (offer.ok) return done(offer.value);
  return refuse('pay_dates_invalid', { field: ['payDates'], facts: { reason: offer.problem.code } });
}
