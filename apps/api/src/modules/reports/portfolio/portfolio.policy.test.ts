import { plainDate } from '@lender/calculator';
import { VINTAGE_AGES } from '@lender/contract';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { movesOf } from './rolls.policy.ts';
import { vintagesOf } from './vintages.policy.ts';

/** Builds a loan of 1,000 pesos, of which an amount was owed late from an age on. */
const aged = (startDate: string, late: number, from = 30) => ({
  startDate: plainDate(startDate),
  lentCentavos: centavos(100_000),
  lateCentavos: VINTAGE_AGES.map((age) => (age >= from ? late : 0)),
});
const span = { from: plainDate('2026-01-01'), to: plainDate('2026-02-28'), today: plainDate('2026-03-30') };

test('a month shows the ages that its last loan can have reached', () => {
  const loans = [aged('2026-01-02', 0), aged('2026-01-31', 40_000), aged('2026-02-28', 90_000, 15)];
  expect(vintagesOf(loans, span)).toEqual([
    {
      month: '2026-01-01',
      loans: 2,
      lent: 200_000,
      ages: [
        { days: 15, late: 0 },
        { days: 30, late: 40_000 },
        { days: 45, late: 40_000 },
      ],
    },
    {
      month: '2026-02-01',
      loans: 1,
      lent: 100_000,
      ages: [
        { days: 15, late: 90_000 },
        { days: 30, late: 90_000 },
      ],
    },
  ]);
});

test('loans whose money arrived outside the period belong to no month', () => {
  expect(vintagesOf([aged('2025-12-31', 1), aged('2026-03-01', 1)], span)).toEqual([]);
});

test('moves are summed for each pair of buckets, in the order of lateness', () => {
  const roll = (before: 'current' | '1-3', after: '1-3' | '4-7' | 'closed', pesos: number) => ({
    before,
    after,
    principalCentavos: centavos(pesos * 100),
  });
  expect(
    movesOf([
      roll('1-3', '4-7', 10),
      roll('current', 'closed', 20),
      roll('current', '1-3', 30),
      roll('current', 'closed', 5),
    ]),
  ).toEqual([
    { before: 'current', after: '1-3', loans: 1, principal: 3_000 },
    { before: 'current', after: 'closed', loans: 2, principal: 2_500 },
    { before: '1-3', after: '4-7', loans: 1, principal: 1_000 },
  ]);
});
