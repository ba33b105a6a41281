import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CashFlow, effectiveAnnualRate } from './effective-annual-rate.ts';

const lent = (amount: number): CashFlow[] => [{ amount, years: 0 }];
const rateOf = (advances: readonly CashFlow[], payments: readonly CashFlow[]) => {
  const rate = effectiveAnnualRate({ advances, payments });
  if (!rate.ok) throw new Error(rate.problem.code);
  return rate.value;
};

describe('effectiveAnnualRate', () => {
  test('the rate is zero, not nearly zero, when nothing is charged', () => {
    expect(rateOf(lent(1000), [{ amount: 1000, years: 30 / 365 }])).toBe(0);
  });

  test('the rate is negative when less comes back', () => {
    expect(rateOf(lent(1000), [{ amount: 900, years: 1 }])).toBeCloseTo(-0.1, 12);
  });

  test('the rate resolves a cost of one centavo on a large loan', () => {
    expect(rateOf(lent(1e9), [{ amount: 1e9 + 1, years: 1 }]) * 1e9).toBeCloseTo(1, 9);
  });

  test('the rate is the positive solution nearest to zero', () => {
    // The rates 10 % and 20 % both balance 100, −230, 132.
    const advances = [
      { amount: 100, years: 0 },
      { amount: 132, years: 2 },
    ];
    expect(rateOf(advances, [{ amount: 230, years: 1 }])).toBeCloseTo(0.1, 10);
  });

  test('the rate is zero where the amount paid equals the amount lent, whatever other rates balance the flows', () => {
    // These flows balance at 0, and at 2 % a day.
    const advances = [
      { amount: 10_000, years: 0 },
      { amount: 9_800, years: 1 / 365 },
      { amount: 30_600, years: 3 / 365 },
    ];
    expect(rateOf(advances, [{ amount: 50_400, years: 2 / 365 }])).toBe(0);
  });

  test('the rate is not invented where nothing flows on the first day', () => {
    const rate = rateOf([{ amount: 4600, years: 5 / 12 }], [{ amount: 2900, years: 17 / 12 }]);
    expect(rate).toBeCloseTo(2900 / 4600 - 1, 12);
  });

  const twice = (last: number) =>
    effectiveAnnualRate({
      advances: [
        { amount: 1000, years: 0 },
        { amount: last, years: 2 },
      ],
      payments: [{ amount: 2205, years: 1 }],
    });

  test('the rate distinguishes two solutions that are close together', () => {
    const rate = twice(1215.5);
    expect(rate.ok && rate.value).toBeCloseTo(0.1, 12);
    expect(twice(1215.505)).toEqual({ ok: true, value: expect.closeTo((2205 - Math.sqrt(5)) / 2000 - 1, 9) });
  });

  test('the rate is refused when two solutions are too close to each other, or when there is none', () => {
    expect(twice(2205 ** 2 / 4000)).toEqual({ ok: false, problem: { code: 'rates_too_close' } });
    expect(twice(2205 ** 2 / 4000 + 1e-6)).toEqual({ ok: false, problem: { code: 'no_rate' } });
  });

  test('the rate is the negative one nearest to zero where no positive one balances the flows', () => {
    // These flows balance at −10 % and at −20 %.
    const advances = [
      { amount: 100, years: 0 },
      { amount: 72, years: 2 },
    ];
    expect(rateOf(advances, [{ amount: 170, years: 1 }])).toBeCloseTo(-0.1, 10);
  });

  test('the rate is infinite beyond the largest double', () => {
    expect(rateOf(lent(1), [{ amount: 1000, years: 1 / 365 }])).toBe(Number.POSITIVE_INFINITY);
  });

  test.each([
    ['nothing is paid', lent(1000), []],
    ['nothing flows', [], []],
    [
      'the fee at signing takes it all',
      lent(1000),
      [
        { amount: 1000, years: 0 },
        { amount: 50, years: 1 },
      ],
    ],
    ['everything flows at once', lent(1000), [{ amount: 1100, years: 0 }]],
    ['a flow is no number', lent(Number.NaN), [{ amount: 1100, years: 1 }]],
  ])('effectiveAnnualRate finds no rate when %s', (_when, advances, payments) => {
    expect(effectiveAnnualRate({ advances, payments })).toEqual({ ok: false, problem: { code: 'no_rate' } });
  });

  const anyPayments = fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 1e7 }),
      years: fc.integer({ min: 1, max: 3650 }).map((d) => d / 365),
    }),
    { minLength: 1, maxLength: 12 },
  );

  /**
   * Returns flows that several rates balance: the coefficients at v⁰, v¹ and so on of the product of (1 − (1 + r)·v)
   * over all rates.
   */
  const balancedBy = (rates: readonly number[]): readonly number[] =>
    rates.reduce<readonly number[]>(
      (amounts, rate) => amounts.concat(0).map((amount, at) => amount - (1 + rate) * (amounts[at - 1] ?? 0)),
      [1e6],
    );
  const asFlows = (amounts: readonly number[]) => {
    const flows = amounts.map((amount, years) => ({ amount: Math.abs(amount), years }));
    return {
      advances: flows.filter((_, at) => (amounts[at] ?? 0) > 0),
      payments: flows.filter((_, at) => (amounts[at] ?? 0) < 0),
    };
  };

  test('the rate is the positive one nearest to zero of all that balance the flows', () => {
    const percents = fc.uniqueArray(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(percents, (drawn) => {
        const rates = drawn.map((percent) => percent / 100);
        const flows = asFlows(balancedBy(rates));
        expect(rateOf(flows.advances, flows.payments)).toBeCloseTo(Math.min(...rates), 6);
      }),
      { numRuns: 2_000 },
    );
  });

  const anyFlows = fc.array(
    fc.record({
      amount: fc.integer({ min: -1e6, max: 1e6 }).filter((amount) => amount !== 0),
      years: fc.integer({ min: 0, max: 1500 }).map((days) => days / 365),
    }),
    { minLength: 2, maxLength: 8 },
  );

  test('the rate balances any flows, and no rate between 0 and it does', () => {
    fc.assert(
      fc.property(anyFlows, (drawn) => {
        const advances = drawn.filter(({ amount }) => amount > 0);
        const payments = drawn
          .filter(({ amount }) => amount < 0)
          .map(({ amount, years }) => ({ amount: -amount, years }));
        const rate = effectiveAnnualRate({ advances, payments });
        if (!rate.ok || rate.value > 1e20 || rate.value < -0.99) return;
        const log = Math.log1p(rate.value);
        const worthAt = (at: number) => drawn.map(({ amount, years }) => amount * Math.exp(-at * years));
        const sumOf = (worths: readonly number[]) => worths.reduce((sum, worth) => sum + worth, 0);
        const size = sumOf(worthAt(log).map(Math.abs));
        expect(Math.abs(sumOf(worthAt(log)))).toBeLessThan(size * 1e-9);
        if (log <= 0) return;
        const signs = Array.from({ length: 300 }, (_, at) => Math.sign(sumOf(worthAt((log * (at + 0.5)) / 301))));
        expect(new Set(signs.filter((sign) => sign !== 0)).size).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2_000 },
    );
  });

  test('the answer is a number or a refusal, never NaN', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e8 }), anyPayments, (amount, payments) => {
        const rate = effectiveAnnualRate({ advances: lent(amount), payments });
        expect(rate.ok && Number.isNaN(rate.value)).toBe(false);
      }),
    );
  });

  test('the rate makes both sides worth the same', () => {
    fc.assert(
      fc.property(anyPayments, fc.integer({ min: 1, max: 1000 }), (payments, permille) => {
        const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
        const amount = paid / (1 + permille / 1000);
        const rate = rateOf(lent(amount), payments);
        const worth = payments.reduce((sum, flow) => sum + flow.amount / (1 + rate) ** flow.years, 0);
        expect(Math.abs(worth - amount)).toBeLessThan(amount * 1e-9);
      }),
    );
  });

  test('the rate rises with the cost', () => {
    fc.assert(
      fc.property(anyPayments, fc.integer({ min: 1, max: 1e6 }), (payments, more) => {
        const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
        const [first = { amount: 0, years: 1 }, ...others] = payments;
        const dearer = [{ ...first, amount: first.amount + more }, ...others];
        expect(rateOf(lent(paid), dearer)).toBeGreaterThan(rateOf(lent(paid), payments));
      }),
    );
  });
});

describe('effectiveAnnualRate at the ends of the doubles', () => {
  const at = (...flows: readonly (readonly [amount: number, years: number])[]) =>
    flows.map(([amount, years]) => ({ amount, years }));

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'effectiveAnnualRate finds no rate for the number %d',
    (no) => {
      const problem = { ok: false, problem: { code: 'no_rate' } };
      for (const payments of [at([1200, no]), at([no, 1]), at([600, 1], [700, no]), at([600, 1], [no, 2])]) {
        expect(effectiveAnnualRate({ advances: at([1000, 0]), payments })).toEqual(problem);
      }
    },
  );

  test.each([1e-310, 1e-200, 1, 1e200, 1e308])('the rate does not depend on the unit of money, which is %d', (unit) => {
    expect(rateOf(at([unit, 0]), at([unit, 1], [unit, 2]))).toBeCloseTo((Math.sqrt(5) - 1) / 2, 11);
    expect(rateOf(at([unit, 0], [unit, 0]), at([1.5 * unit, 1], [1.5 * unit, 2]))).toBeCloseTo(
      3 / (Math.sqrt(14.25) - 1.5) - 1,
      11,
    );
  });

  test('the rate is found for adjacent amounts whose product underflows', () => {
    expect(rateOf(at([1, 0], [1e-170, 1]), at([1e-170, 2], [1.1, 3]))).toBeCloseTo(1.1 ** (1 / 3) - 1, 12);
  });

  test('no rate is found for payments too far ahead for doubles', () => {
    expect(rateOf(at([1000, 0]), at([600, 1e12], [700, 2e11]))).toBeGreaterThan(0);
    const later = effectiveAnnualRate({ advances: at([1000, 0]), payments: at([600, 1e300], [700, 2e300]) });
    expect(later).toEqual({ ok: false, problem: { code: 'no_rate' } });
  });

  test('the answer is never NaN, whatever the numbers are', () => {
    const number = fc.oneof(fc.double(), fc.constantFrom(0, 1, 1e308, 5e-324, 1 / 365), fc.integer());
    const flows = fc.array(fc.record({ amount: number, years: number }), { maxLength: 6 });
    fc.assert(
      fc.property(flows, flows, (advances, payments) => {
        const rate = effectiveAnnualRate({ advances, payments });
        expect(rate.ok && Number.isNaN(rate.value)).toBe(false);
      }),
      { numRuns: 5_000 },
    );
  });
});
