import {
  addDays,
  addMonthsClamped,
  PAY_CYCLES,
  type PayCycle,
  type PlainDate,
  plainDate,
  quoteBestOffer,
  REFERENCE_PRICING,
} from '@lender/calculator';
import { type LoanOffer, REFERENCE_SERVICING, withExtensions } from '@lender/lending';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tamperedOnes } from '../../../test/server/tampered.ts';
import { offerSchema } from './offer-schema.ts';

const START = plainDate('2026-11-21');
const pricing = {
  ...REFERENCE_PRICING,
  rates: {
    ...REFERENCE_PRICING.rates,
    processingFeeRate: '0.015',
    withdrawalFeeCentavos: centavos(2_500),
    invoicingFeeCentavos: centavos(999),
  },
};

function payDatesOf(cycle: PayCycle, first: PlainDate): readonly [PlainDate, PlainDate] {
  if (cycle === 'semi_monthly') return [plainDate('2026-11-30'), plainDate('2026-12-15')];
  if (cycle === 'monthly') return [first, addMonthsClamped(first, 1)];
  return [first, addDays(first, cycle === 'weekly' ? 7 : 14)];
}

const share = fc.constantFrom('0', '0.2', '0.2500', '1', '1.0000');
const offers = fc
  .record({
    principal: fc.integer({ min: 5, max: 150 }),
    cycle: fc.constantFrom(...PAY_CYCLES),
    firstPayDay: fc.integer({ min: 7, max: 30 }),
    instalments: fc.integer({ min: 1, max: 4 }),
    discounts: fc.array(fc.record({ interest: share, serviceFee: share }), { maxLength: 2 }),
    price: fc.constantFrom(REFERENCE_PRICING, pricing),
  })
  .map(({ principal, cycle, firstPayDay, instalments, discounts, price }): LoanOffer => {
    const payDates = payDatesOf(cycle, addDays(START, firstPayDay));
    const request = { principalCentavos: centavos(principal * 10_000), cycle, payDates, payoutDate: START };
    const offer = quoteBestOffer({ ...request, pricing: { ...price, instalments } }, discounts);
    if (!offer.ok) throw new Error(offer.problem.code);
    return withExtensions(offer.value, REFERENCE_SERVICING);
  });

describe('a stored offer', () => {
  test('a stored offer is read back as it was signed, for any amount, cycle, discount, fees and number of instalments', () => {
    fc.assert(
      fc.property(offers, (offer) => {
        expect(offerSchema.parse(JSON.parse(JSON.stringify(offer)))).toEqual(offer);
      }),
    );
  });

  test('a stored offer is refused when one field is missing or of another type', () => {
    const [offer] = fc.sample(offers, { numRuns: 1, seed: 8 });
    const tampered = tamperedOnes(JSON.parse(JSON.stringify(offer)));
    expect(tampered.length).toBeGreaterThan(500);
    expect(tampered.filter(({ document }) => offerSchema.safeParse(document).success)).toEqual([]);
  });

  test('a stored offer is refused when a figure was changed that is part of a sum', () => {
    const [offer] = fc.sample(offers, { numRuns: 1, seed: 8 });
    const more = (amount: number | undefined) => (amount ?? 0) + 1;
    const changes = [
      { totalCentavos: more(offer?.totalCentavos) },
      { principalCentavos: more(offer?.principalCentavos) },
      { interest: { ...offer?.interest, netCentavos: more(offer?.interest.netCentavos) } },
      { serviceFee: { ...offer?.serviceFee, grossCentavos: more(offer?.serviceFee.grossCentavos) } },
      { totalCentavos: -1 },
      { termDays: 0 },
      { endDate: '2026-02-30' },
    ];
    for (const change of changes) expect(offerSchema.safeParse({ ...offer, ...change }).success).toBe(false);
  });
});
