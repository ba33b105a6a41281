import type { Offer } from '@lender/calculator';
import { claimEqual } from '../trouble.ts';
import type { Quote } from './quotes.ts';

/** Claims that an offer states the annual cost that its payments result in. */
export function claimAnnualCost(quote: Quote, expected: Offer): void {
  const of = `of ${quote.term.value} days to ${quote.endDate}`;
  claimEqual(`CAT without IVA ${of}, in percent`, quote.apr, expected.aprPercent);
  const { aprPercent } = expected.withoutDiscount;
  claimEqual(`CAT without IVA and without discount ${of}, in percent`, quote.apr_without_discount, aprPercent);
  claimEqual(`annual rate ${of}, in percent`, quote.annualRate, expected.annualRatePercent);
}
