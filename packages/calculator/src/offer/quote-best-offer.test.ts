import { centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonthsClamped } from '../date/calendar.ts';
import { plainDate } from '../date/plain-date.ts';
import type { Discount } from '../pricing/pricing.ts';
import { REFERENCE_PRICING } from '../pricing/reference-pricing.data.ts';
import type { Offer } from './offer.ts';
import { quoteBestOffer } from './quote-best-offer.ts';
import { quoteOffer } from './quote-offer.ts';

/** 2000.00 over 22 days: 220.00 of interest and 100.00 of service fee before IVA. */
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
])('quoteBestOffer takes %s', (_which, discounts, discount, totalCentavos) => {
  expect(quoteBestOffer(loan, discounts)).toMatchObject({ ok: true, value: { discount, totalCentavos } });
});

test('quoteBestOffer refuses a loan that has no price', () => {
  const nothing = { ...loan, principalCentavos: centavos(0) };
  expect(quoteBestOffer(nothing, [noFee])).toEqual({ ok: false, problem: { code: 'principal_not_positive' } });
});

describe('with any discounts', () => {
  const aFraction = fc.integer({ min: 0, max: 10_000 }).map((parts) => (parts / 10_000).toFixed(4));
  const aDiscount = fc.record({ interest: aFraction, serviceFee: aFraction });
  const anything = fc.record({
    principalCentavos: fc.integer({ min: 1, max: 1_500_000 }).map(centavos),
    days: fc.integer({ min: 7, max: 45 }),
    discounts: fc.array(aDiscount, { maxLength: 3 }),
  });
  type Anything = typeof anything extends fc.Arbitrary<infer Wanted> ? Wanted : never;

  const question = ({ principalCentavos, days }: Pick<Anything, 'principalCentavos' | 'days'>) => {
    const firstDate = addDays(loan.payoutDate, days);
    return { ...loan, principalCentavos, payDates: [firstDate, addMonthsClamped(firstDate, 1)] as const };
  };
  const best = ({ discounts, ...requested }: Anything): Offer => {
    const offer = quoteBestOffer(question(requested), discounts);
    if (!offer.ok) throw new Error(offer.problem.code);
    return offer.value;
  };
  const holds = (claim: (requested: Anything) => void) => fc.assert(fc.property(anything, claim));

  test('the total with any discounts is exactly the sum of its parts, each net and IVA', () => {
    holds((requested) => {
      const { principalCentavos, totalCentavos, interest, serviceFee, ...offer } = best(requested);
      const charges = [interest, serviceFee, offer.processingFee, offer.withdrawalFee, offer.invoicingFee];
      expect(charges.reduce((sum, { grossCentavos }) => sum + grossCentavos, principalCentavos as number)).toBe(
        totalCentavos,
      );
      for (const charge of charges) expect(charge.netCentavos + charge.ivaCentavos).toBe(charge.grossCentavos);
    });
  });

  test('the price is that of one of the discounts, and none of them is cheaper', () => {
    holds((requested) => {
      const { discount, totalCentavos } = best(requested);
      const totals = requested.discounts.map((each) => {
        const alone = quoteOffer({ ...question(requested), discount: each });
        return alone.ok ? alone.value.totalCentavos : Number.NaN;
      });
      expect(totalCentavos).toBe(Math.min(best({ ...requested, discounts: [] }).totalCentavos, ...totals));
      if (requested.discounts.length > 0 && totalCentavos < best({ ...requested, discounts: [] }).totalCentavos)
        expect(discount).toBe(requested.discounts[totals.indexOf(totalCentavos)]);
    });
  });

  test('an additional promotion never makes a loan more expensive', () => {
    fc.assert(
      fc.property(anything, aDiscount, (requested, more) => {
        const total = best({ ...requested, discounts: [...requested.discounts, more] }).totalCentavos;
        expect(total).toBeLessThanOrEqual(best(requested).totalCentavos);
        expect(total).toBeGreaterThanOrEqual(requested.principalCentavos);
      }),
    );
  });

  test('borrowing a centavo more never costs less', () => {
    holds((requested) => {
      const more = centavos(requested.principalCentavos + 1);
      expect(best({ ...requested, principalCentavos: more }).totalCentavos).toBeGreaterThan(
        best(requested).totalCentavos,
      );
    });
  });

  test('the same question always has the same answer', () => {
    holds((requested) => {
      expect(best(requested)).toEqual(best(requested));
    });
  });
});
