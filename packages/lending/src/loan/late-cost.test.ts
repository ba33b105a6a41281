import { centavos } from '@lender/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lateCost } from './late-cost.ts';
import { anyTerms } from './life.fixture.ts';
import { signedLoan } from './loan.fixture.ts';

const loan = (late: Parameters<typeof signedLoan>[0]) => signedLoan({ principalCentavos: centavos(200_000), ...late });

test('being late costs nothing within the grace, and for each day after it the late interest with its IVA', () => {
  // 2000.00 × 270 % / 360 = 15.00 a day, 17.40 with IVA.
  expect([0, 1, 2, 7, 31].map((days) => lateCost(loan({}), days))).toEqual([0, 0, 1_740, 10_440, 52_200]);
  // All charges together never exceed the principal: 464.00 are in the price.
  expect(lateCost(loan({}), 400)).toBe(200_000 - 46_400);
});

test('the cost of being late with several instalments is counted from the last one, when the others are late already', () => {
  // 1333.32 are late at once, 10.00 a day without IVA; the last 666.68 follow after their day of grace.
  const thrice = loan({ dueDays: [15, 30, 45], policy: { caps: { totalShare: '9', dailyShare: '1' } } });
  expect([0, 1, 2].map((days) => lateCost(thrice, days))).toEqual([0, 1_160, 2_900]);
});

test('a late fee is charged once, and nothing where lateness costs nothing', () => {
  const fee = loan({ policy: { late: { kind: 'fee', graceDays: 1, feeCentavos: centavos(15_000) } } });
  expect([lateCost(fee, 2), lateCost(fee, 60)]).toEqual([17_400, 17_400]);
  expect(lateCost(loan({ policy: { late: { kind: 'none' } } }), 60)).toBe(0);
});

test('the cost of being late never falls as days pass', () => {
  fc.assert(
    fc.property(anyTerms, fc.nat(120), (terms, days) => {
      expect(lateCost(terms, days + 1)).toBeGreaterThanOrEqual(lateCost(terms, days));
    }),
  );
});
