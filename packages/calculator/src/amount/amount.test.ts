import { type Centavos, centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountOnBlur, amountWhileMoving, checkAmount } from './amount.ts';
import type { AmountLimits } from './amount-limits.ts';

const limits: AmountLimits = {
  minCentavos: centavos(75_000),
  maxCentavos: centavos(990_000),
  stepCentavos: centavos(50_000),
};
const anyAmount = fc.integer({ min: -1e9, max: 1e9 }).map(centavos);
const anyLimits: fc.Arbitrary<AmountLimits> = fc
  .tuple(fc.nat(1e7), fc.nat(1e8), fc.integer({ min: 1, max: 1e6 }))
  .map(([min, width, step]) => ({
    minCentavos: centavos(min),
    maxCentavos: centavos(min + width),
    stepCentavos: centavos(step),
  }));

describe.each([
  ['amountWhileMoving', amountWhileMoving],
  ['amountOnBlur', amountOnBlur],
])('%s', (_name, hold) => {
  test('the amount stays inside the limits', () => {
    fc.assert(
      fc.property(anyAmount, anyLimits, (amount, range) => {
        const held = hold(amount, range);
        expect(held).toBeGreaterThanOrEqual(range.minCentavos);
        expect(held).toBeLessThanOrEqual(range.maxCentavos);
      }),
    );
  });

  test('the amount is a stop or a limit', () => {
    fc.assert(
      fc.property(anyAmount, anyLimits, (amount, range) => {
        const held = hold(amount, range);
        const isLimit = held === range.minCentavos || held === range.maxCentavos;
        expect(isLimit || held % range.stepCentavos === 0).toBe(true);
      }),
    );
  });

  test('the amount is held to the limits only when the step is 0', () => {
    expect(hold(centavos(123_456), { ...limits, stepCentavos: centavos(0) })).toBe(123_456);
  });
});

test('moving never rounds up, so no client borrows more than asked', () => {
  fc.assert(
    fc.property(anyLimits, fc.double({ min: 0, max: 1, noNaN: true }), (range, share) => {
      const requested = centavos(Math.round(range.minCentavos + share * (range.maxCentavos - range.minCentavos)));
      expect(amountWhileMoving(requested, range)).toBeLessThanOrEqual(requested);
    }),
  );
});

test('moving an amount twice gives the same as moving it once', () => {
  fc.assert(
    fc.property(anyAmount, anyLimits, (amount, range) => {
      const held = amountWhileMoving(amount, range);
      expect(amountWhileMoving(held, range)).toBe(held);
    }),
  );
});

describe('checkAmount', () => {
  test.each([
    [Number.NaN, 'amount_out_of_limits'],
    [80_000.5, 'amount_off_step'],
  ])('checkAmount refuses %d even where there are no stops', (amount, code) => {
    const free = { ...limits, stepCentavos: centavos(0) };
    expect(checkAmount(amount as Centavos, free)).toMatchObject({ ok: false, problem: { code } });
  });

  test.each([80_000, 80_001, 989_999])('checkAmount accepts %d where there are no stops', (amount) => {
    expect(checkAmount(centavos(amount), { ...limits, stepCentavos: centavos(0) })).toEqual({
      ok: true,
      value: amount,
    });
  });

  test('checkAmount accepts a single centavo where one may be asked for', () => {
    const least = { minCentavos: centavos(1), maxCentavos: centavos(2), stepCentavos: centavos(1) };
    expect(checkAmount(centavos(1), least)).toEqual({ ok: true, value: 1 });
    expect(checkAmount(centavos(3), { ...least, maxCentavos: centavos(4), stepCentavos: centavos(2) }).ok).toBe(false);
  });

  test('checkAmount accepts every amount that the calculator shows', () => {
    fc.assert(
      fc.property(anyAmount, anyLimits, (amount, range) => {
        for (const shown of [amountWhileMoving(amount, range), amountOnBlur(amount, range)]) {
          expect(checkAmount(shown, range).ok).toBe(shown > 0);
        }
      }),
    );
  });

  test.each([75_000, 100_000, 950_000, 990_000])('checkAmount accepts %d, which the calculator can show', (amount) => {
    expect(checkAmount(centavos(amount), limits)).toEqual({ ok: true, value: amount });
  });

  test.each([74_999, 990_001, 0, -50_000])('checkAmount refuses %d, which is outside the limits', (amount) => {
    const { minCentavos, maxCentavos } = limits;
    const problem = { code: 'amount_out_of_limits', minCentavos, maxCentavos };
    expect(checkAmount(centavos(amount), limits)).toEqual({ ok: false, problem });
  });

  test.each([100_001, 125_000, 989_999])('checkAmount refuses %d, which is no stop', (amount) => {
    const problem = { code: 'amount_off_step', stepCentavos: 50_000 };
    expect(checkAmount(centavos(amount), limits)).toEqual({ ok: false, problem });
  });

  test('checkAmount refuses an amount of 0 even where the minimum is 0', () => {
    const none = { ...limits, minCentavos: centavos(0), maxCentavos: centavos(0) };
    expect(checkAmount(centavos(0), none).ok).toBe(false);
  });
});
