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
  test('is zero, not nearly zero, when nothing is charged', () => {
    expect(rateOf(lent(1000), [{ amount: 1000, years: 30 / 365 }])).toBe(0);
  });

  test('is negative when less comes back', () => {
    expect(rateOf(lent(1000), [{ amount: 900, years: 1 }])).toBeCloseTo(-0.1, 12);
  });

  test('resolves a cost of one centavo on a large loan', () => {
    expect(rateOf(lent(1e9), [{ amount: 1e9 + 1, years: 1 }]) * 1e9).toBeCloseTo(1, 9);
  });

  test('takes the positive solution nearest to zero', () => {
    // 100, −230, 132 balances at 10 % and at 20 %.
    const advances = [
      { amount: 100, years: 0 },
      { amount: 132, years: 2 },
    ];
    expect(rateOf(advances, [{ amount: 230, years: 1 }])).toBeCloseTo(0.1, 10);
  });

  test('is infinite beyond the largest double', () => {
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
  ])('finds no rate when %s', (_when, advances, payments) => {
    expect(effectiveAnnualRate({ advances, payments })).toEqual({ ok: false, problem: { code: 'no_rate' } });
  });

  const anyPayments = fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 1e7 }),
      years: fc.integer({ min: 1, max: 3650 }).map((d) => d / 365),
    }),
    { minLength: 1, maxLength: 12 },
  );

  test('answers a number or a refusal, never NaN', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e8 }), anyPayments, (amount, payments) => {
        const rate = effectiveAnnualRate({ advances: lent(amount), payments });
        expect(rate.ok && Number.isNaN(rate.value)).toBe(false);
      }),
    );
  });

  test('makes both sides worth the same', () => {
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

  test('rises with the cost', () => {
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
