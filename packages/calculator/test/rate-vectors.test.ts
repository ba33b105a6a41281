import { describe, expect, test } from 'vitest';
import { effectiveAnnualRate } from '../src/index.ts';
import { usAnnualRate } from '../src/us-annual-rate.ts';
import { readVectors } from './read-vectors.ts';

interface Flow {
  readonly amount: string;
  readonly t: string;
}
interface RateVectors {
  readonly cat: readonly {
    readonly id: string;
    readonly kind: string;
    readonly advances: readonly Flow[];
    readonly payments: readonly Flow[];
    readonly computedPercent: string;
    readonly publishedPercent: string | null;
  }[];
  readonly regZ: readonly {
    readonly id: string;
    readonly amount: string;
    readonly payments: readonly { readonly amount: string; readonly unitPeriods: number; readonly fraction: string }[];
    readonly unitPeriodsPerYear: string;
    readonly computedPercent: string;
    readonly publishedPercent: string;
  }[];
}

describe('annual rates', () => {
  const rates = readVectors<RateVectors>('annual-rates');
  const flows = (list: readonly Flow[]) => list.map(({ amount, t }) => ({ amount: Number(amount), years: Number(t) }));

  test.each(rates.cat)('the loan $id costs $computedPercent % a year', (vector) => {
    const rate = effectiveAnnualRate({ advances: flows(vector.advances), payments: flows(vector.payments) });
    const percent = rate.ok ? rate.value * 100 : Number.NaN;
    const expected = Number(vector.computedPercent);
    expect(Math.abs(percent - expected)).toBeLessThanOrEqual(1e-10 * Math.max(1, Math.abs(expected)));
  });

  test.each(rates.cat.filter(({ kind }) => kind === 'eu'))(
    'the rate of $id agrees with the published $publishedPercent %',
    (vector) => {
      const rate = effectiveAnnualRate({ advances: flows(vector.advances), payments: flows(vector.payments) });
      expect(rate.ok && (rate.value * 100).toFixed(2)).toBe(vector.publishedPercent);
    },
  );

  test.each(rates.regZ)('the rate of $id is $publishedPercent % a year in the United States', (vector) => {
    const rate = usAnnualRate({
      amount: Number(vector.amount),
      payments: vector.payments.map(({ amount, unitPeriods, fraction }) => ({
        amount: Number(amount),
        unitPeriods,
        fraction: Number(fraction),
      })),
      unitPeriodsPerYear: Number(vector.unitPeriodsPerYear),
    });
    const percent = rate.ok ? rate.value * 100 : Number.NaN;
    expect(percent).toBeCloseTo(Number(vector.computedPercent), 7);
    expect(percent.toFixed(2)).toBe(vector.publishedPercent);
  });

  test('Banco de México: 24 payments of 962.33 on 15000 with a fee of 100 cost 57.4 % a year', () => {
    const payments = Array.from({ length: 24 }, (_, index) => ({ amount: 962.33, years: (index + 1) / 12 }));
    const rate = effectiveAnnualRate({
      advances: [{ amount: 15_000, years: 0 }],
      payments: [{ amount: 100, years: 0 }, ...payments],
    });
    expect(rate.ok && (rate.value * 100).toFixed(4)).toBe('57.3607');
  });
});
