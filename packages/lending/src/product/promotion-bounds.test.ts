import {
  addDays,
  NO_DISCOUNT,
  PAY_CYCLES,
  type Pricing,
  plainDate,
  quoteOffer,
  REFERENCE_PRICING,
} from '@lender/calculator';
import { type Centavos, centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REFERENCE_PROMOTION_BOUNDS } from './promotion-bounds.data.ts';
import { type PromotionPromise, promotionBeyond, promotionCost } from './promotion-bounds.ts';

const LIMITS = {
  minMainCentavos: centavos(50_000),
  minAdditionalCentavos: centavos(100_000),
  maxCentavos: centavos(1_500_000),
  stepCentavos: centavos(10_000),
  first: { minCentavos: centavos(50_000), maxCentavos: centavos(400_000) },
  repeated: { minCentavos: centavos(50_000), maxCentavos: centavos(1_500_000) },
};
const HALF = { interest: '0.5', serviceFee: '0.5' };

describe('the cost of a promotion', () => {
  it('the cost of a promotion is the discount on the largest loan for the longest time, with IVA, for each use', () => {
    // 15,000 pesos at 180 % for 45 days and three extensions of 30: interest 10,125.00, fee 750.00; half of each, with IVA.
    const one = promotionCost({ limits: LIMITS, pricing: REFERENCE_PRICING }, [{ discount: HALF, uses: 1 }]);
    expect(one).toBe(630_750);
    const several = promotionCost({ limits: LIMITS, pricing: REFERENCE_PRICING }, [
      { discount: HALF, uses: 3 },
      { discount: HALF, uses: 7 },
    ]);
    expect(several).toBe(6_307_500);
  });

  it('the cost of a promotion includes the exposure that the product allows above its largest loan', () => {
    const limits = { ...LIMITS, exposureMaxCentavos: centavos(3_000_000) };
    expect(promotionCost({ limits, pricing: REFERENCE_PRICING }, [{ discount: HALF, uses: 1 }])).toBe(1_261_500);
  });

  it('the cost of a promotion is never less than the saving in an offer of the product', () => {
    const share = fc.integer({ min: 0, max: 10_000 }).map((each) => (each / 10_000).toFixed(4));
    fc.assert(
      fc.property(
        fc.record({ interest: share, serviceFee: share }),
        fc.constantFrom(...PAY_CYCLES),
        fc.integer({ min: 7, max: 45 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 5, max: 150 }),
        (discount, cycle, days, instalments, hundreds) => {
          const pricing: Pricing = { ...REFERENCE_PRICING, instalments };
          const payoutDate = plainDate('2026-11-24');
          const first = addDays(payoutDate, days);
          const loan = {
            ...{ principalCentavos: centavos(hundreds * 10_000), payoutDate, cycle, pricing },
            payDates: [first, addDays(first, 14)] as const,
          };
          const [full, cheaper] = [NO_DISCOUNT, discount].map((each) => quoteOffer({ ...loan, discount: each }));
          fc.pre(full?.ok === true && cheaper?.ok === true);
          const saved = full.value.totalCentavos - cheaper.value.totalCentavos;
          expect(saved).toBeLessThanOrEqual(promotionCost({ limits: LIMITS, pricing }, [{ discount, uses: 1 }]));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('the cost stays exact for the most expensive product and a million uses, many times over', () => {
    const rates = { ...REFERENCE_PRICING.rates, annualRate: '9.99' };
    const limits = { ...LIMITS, maxCentavos: centavos(100_000_000) };
    const promotions = Array.from({ length: 1_000 }, () => ({ discount: HALF, uses: 1_000_000 }));
    const cost = promotionCost({ limits, pricing: { ...REFERENCE_PRICING, rates } }, promotions);
    expect(Number.isSafeInteger(cost)).toBe(true);
    expect(cost).toBeGreaterThan(10_000_000_000);
  });
});

describe('the limits on what one person may promise', () => {
  const BOUNDS = { discount: '0.25', uses: 200, days: 92, costCentavos: centavos(1_000_000) };
  const within: PromotionPromise = {
    discount: { interest: '0.25', serviceFee: '0.25' },
    uses: 200,
    days: 92,
    costCentavos: centavos(600_000),
    otherCostCentavos: centavos(400_000),
  };

  it('a promise that reaches the limits exactly does not exceed them', () => {
    expect(promotionBeyond(BOUNDS, within)).toEqual([]);
  });

  it.each([
    ['a larger share of the interest', { discount: { interest: '0.2501', serviceFee: '0' } }, ['discount']],
    ['a larger share of the service fee', { discount: { interest: '0', serviceFee: '1' } }, ['discount']],
    ['one use more', { uses: 201 }, ['uses']],
    ['one day more', { days: 93 }, ['days']],
    ['one centavo more', { costCentavos: centavos(600_001) }, ['costCentavos']],
    ['the cost of promotions that are open already', { otherCostCentavos: centavos(400_001) }, ['costCentavos']],
    [
      'everything at once',
      { discount: { interest: '1', serviceFee: '1' }, uses: 1_000_000, days: 3_650 },
      ['discount', 'uses', 'days'],
    ],
  ] satisfies [string, Partial<PromotionPromise>, string[]][])('the limits are exceeded by %s', (_, change, beyond) => {
    expect(promotionBeyond(BOUNDS, { ...within, ...change })).toEqual(beyond);
  });

  it('the limits of the reference product never let one person give everything away alone', () => {
    const cost: Centavos = promotionCost({ limits: LIMITS, pricing: REFERENCE_PRICING }, [
      { discount: HALF, uses: 1_000_000 },
    ]);
    const promise = {
      discount: HALF,
      uses: 1_000_000,
      days: 3_650,
      costCentavos: cost,
      otherCostCentavos: centavos(0),
    };
    expect(promotionBeyond(REFERENCE_PROMOTION_BOUNDS, promise)).toEqual(['discount', 'uses', 'days', 'costCentavos']);
  });
});
