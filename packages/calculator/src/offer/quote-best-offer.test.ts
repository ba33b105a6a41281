import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { plainDate } from '../date/plain-date.ts';
import type { Discount } from '../pricing/pricing.ts';
import { REFERENCE_PRICING } from '../pricing/reference-pricing.data.ts';
import { quoteBestOffer } from './quote-best-offer.ts';

/** 2000.00 for 22 days: 220.00 of interest and 100.00 of service fee before IVA. */
const loan = {
  principalCentavos: centavos(200_000),
  payoutDate: plainDate('2026-11-21'),
  cycle: 'monthly',
  payDates: [plainDate('2026-12-13'), plainDate('2027-01-13')],
  pricing: REFERENCE_PRICING,
} as const;
const noFee: Discount = { interest: '0', serviceFee: '1' };
const halfInterest: Discount = { interest: '0.5', serviceFee: '0' };
const fifth: Discount = { interest: '0.2', serviceFee: '0.2' };

test.each([
  ['the full price without a promotion', [], { interest: '0', serviceFee: '0' }, 237_120],
  ['the cheapest of several', [fifth, noFee, halfInterest], halfInterest, 224_360],
  ['the first of equals', [noFee, { interest: '0', serviceFee: '1.0' }], noFee, 225_520],
])('takes %s', (_which, discounts, discount, totalCentavos) => {
  expect(quoteBestOffer(loan, discounts)).toMatchObject({ ok: true, value: { discount, totalCentavos } });
});

test('refuses what has no price', () => {
  const nothing = { ...loan, principalCentavos: centavos(0) };
  expect(quoteBestOffer(nothing, [noFee])).toEqual({ ok: false, problem: { code: 'principal_not_positive' } });
});
