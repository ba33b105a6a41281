import { centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../date/calendar.ts';
import { plainDate } from '../date/plain-date.ts';
import { quoteOffer } from '../offer/quote-offer.ts';
import type { Discount } from '../pricing/pricing.ts';
import { REFERENCE_PRICING } from '../pricing/reference-pricing.data.ts';
import { accruedOn, payoffOn } from './payoff.ts';

const payoutDate = plainDate('2026-11-21');
const rates = { ...REFERENCE_PRICING.rates, processingFeeRate: '0.01' };

/** Returns an offer for a loan repaid on 21 December, and each month after it. */
function offerOf(loan: { principal?: number; instalments?: number; discount?: Discount }) {
  const offer = quoteOffer({
    principalCentavos: centavos(loan.principal ?? 300_000),
    payoutDate,
    cycle: 'monthly',
    payDates: [plainDate('2026-12-21'), plainDate('2027-01-21')],
    pricing: { ...REFERENCE_PRICING, rates, instalments: loan.instalments ?? 1 },
    discount: loan.discount,
  });
  if (!offer.ok) throw new Error(offer.problem.code);
  return offer.value;
}

/** Number of cases for each property, the same ones on every run. */
const CASES = { numRuns: 10_000, seed: 2026 } as const;
const anyLoan = fc.record({
  principal: fc.integer({ min: 1, max: 5_000_000 }),
  instalments: fc.integer({ min: 1, max: 4 }),
  discount: fc.constantFrom('0', '0.333', '1').map((share) => ({ interest: share, serviceFee: share })),
});

describe('payoffOn', () => {
  const { terms } = offerOf({});

  test.each([
    // Only the processing fee of 30.00 is earned at once.
    ['2026-11-21', 0, 0, 303_480],
    ['2026-12-01', 15_000, 5_000, 326_680],
    ['2026-12-21', 45_000, 15_000, 373_080],
    ['2027-06-01', 45_000, 15_000, 373_080],
  ])(
    'the payoff on %s contains %d of interest and %d of service fee, and is %d in all',
    (date, interest, serviceFee, total) => {
      const payoff = payoffOn({ terms, onDate: plainDate(date) });
      expect(payoff.interest.netCentavos).toBe(interest);
      expect(payoff.serviceFee.netCentavos).toBe(serviceFee);
      expect(payoff.totalCentavos).toBe(total);
      expect(payoff.savingCentavos).toBe(373_080 - total);
    },
  );

  test("the payoff is the offer's total on the last due date", () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const offer = offerOf(loan);
        const payoff = payoffOn({ terms: offer.terms, onDate: offer.dueDate });
        expect(payoff).toMatchObject({ totalCentavos: offer.totalCentavos, savingCentavos: 0 });
        expect(payoff.interest).toEqual(offer.interest);
        expect(payoff.serviceFee).toEqual(offer.serviceFee);
      }),
      CASES,
    );
  });

  test('the payoff never falls from one day to the next, and stays the same after the end', () => {
    fc.assert(
      fc.property(anyLoan, fc.integer({ min: -5, max: 200 }), (loan, day) => {
        const offer = offerOf(loan);
        const today = addDays(payoutDate, day);
        const [now, next] = [today, addDays(today, 1)].map((onDate) => payoffOn({ terms: offer.terms, onDate }));
        const growth = (next?.totalCentavos ?? 0) - (now?.totalCentavos ?? 0);
        expect(growth).toBeGreaterThanOrEqual(0);
        if (today >= offer.dueDate) expect(growth).toBe(0);
      }),
      CASES,
    );
  });
});

test('accruedOn earns interest on the principal that is outstanding by the schedule', () => {
  const { terms } = offerOf({ instalments: 2 });
  // 30 days on 3000.00, then 10 of 31 days on the second half.
  const accrual = accruedOn({ terms, onDate: plainDate('2026-12-31') });
  expect(accrual.interest.netCentavos).toBe(45_000 + 7_500);
  expect(accrual.serviceFee.netCentavos).toBe(Math.round((15_000 * 40) / 61));
  expect(accrual.charges.netCentavos).toBe(52_500 + 9_836 + 3_000);
});
