import type { AmountProblem } from '../amount/amount.ts';
import type { RateProblem } from '../cost/effective-annual-rate.ts';
import type { OfferProblem } from '../offer/quote-offer.ts';

/** Problems that this package may report. */
export type CalculatorProblem =
  | AmountProblem
  | OfferProblem
  | RateProblem
  | { readonly code: 'not_a_date' }
  | { readonly code: 'not_a_pay_cycle' };
