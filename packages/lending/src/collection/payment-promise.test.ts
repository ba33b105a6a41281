import { addDays, plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgePromise, promiseProblem } from './payment-promise.ts';

const madeOn = plainDate('2026-11-23');
const promise = {
  madeOn,
  promisedOn: addDays(madeOn, 2),
  amountCentavos: centavos(50_000),
  paidBeforeCentavos: centavos(0),
};
const paid = (daysLater: number, amount: number) => ({
  valueDate: addDays(madeOn, daysLater),
  amountCentavos: centavos(amount),
});

describe('a promise to pay', () => {
  test.each([
    ['all that is owed', {}, undefined],
    ['nothing', { amountCentavos: centavos(0) }, 'amount'],
    ['more than is owed', { amountCentavos: centavos(50_001) }, 'amount'],
    ['today', { promisedOn: madeOn }, undefined],
    ['yesterday', { promisedOn: addDays(madeOn, -1) }, 'promisedOn'],
    ['the last day', { promisedOn: addDays(madeOn, 7) }, undefined],
    ['later', { promisedOn: addDays(madeOn, 8) }, 'promisedOn'],
  ])('a promise to pay %s is checked', (_, changes, problem) => {
    expect(promiseProblem({ ...promise, ...changes }, { owedCentavos: centavos(50_000), longestDays: 7 })).toBe(
      problem,
    );
  });

  test.each([
    ['waits on its day', [], 2, 'open'],
    ['is broken the day after', [], 3, 'broken'],
    ['is kept by the amount', [paid(1, 50_000)], 1, 'kept'],
    ['is kept in parts', [paid(0, 20_000), paid(2, 30_000)], 9, 'kept'],
    ['is not kept by less', [paid(1, 49_999)], 3, 'broken'],
    ['is not kept by what came before or after', [paid(-1, 50_000), paid(3, 50_000)], 3, 'broken'],
  ] as const)('a promise to pay %s', (_, payments, daysLater, state) => {
    expect(judgePromise(promise, payments, addDays(madeOn, daysLater)).state).toBe(state);
  });

  test('a promise to pay is not kept by a payment of the same day before it was made', () => {
    const later = { ...promise, paidBeforeCentavos: centavos(50_000) };
    expect(judgePromise(later, [paid(0, 50_000)], madeOn)).toEqual({ state: 'open', paidCentavos: 0 });
    expect(judgePromise(later, [paid(0, 50_000), paid(1, 50_000)], addDays(madeOn, 1)).state).toBe('kept');
  });

  test('a promise to pay is never made worse by more payments', () => {
    const payments = fc.array(fc.tuple(fc.integer({ min: -3, max: 6 }), fc.integer({ min: 1, max: 60_000 })));
    fc.assert(
      fc.property(payments, payments, fc.integer({ min: 0, max: 6 }), (some, more, day) => {
        const on = addDays(madeOn, day);
        const before = judgePromise(
          promise,
          some.map(([at, amount]) => paid(at, amount)),
          on,
        );
        const after = judgePromise(
          promise,
          [...some, ...more].map(([at, amount]) => paid(at, amount)),
          on,
        );
        if (before.state === 'kept') expect(after.state).toBe('kept');
        expect(after.paidCentavos).toBeGreaterThanOrEqual(before.paidCentavos);
      }),
    );
  });
});
