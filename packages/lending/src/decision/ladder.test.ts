import { expect, it } from 'vitest';
import { pesos } from './applicant.fixture.ts';
import { ladderLimit } from './ladder.ts';
import { MX_STL_POLICY_2 } from './mx-stl-2.data.ts';

const limitAfter = (...closedLoans: Parameters<typeof ladderLimit>[0]['closedLoans']) =>
  ladderLimit({ ladder: MX_STL_POLICY_2.ladder, firstMaximumCentavos: pesos(3_000), closedLoans });
const loan = (maxDaysLate: number, hasUnpaidExtension = false) => ({ maxDaysLate, hasUnpaidExtension });

it('the ladder starts at the first-loan maximum', () => {
  expect(limitAfter()).toBe(pesos(3_000));
});

it.each([
  [0, 4_200],
  [3, 4_200],
  [4, 3_000],
  [15, 3_000],
  [16, 1_800],
])('the limit after a loan that was %i days late is %i', (maxDaysLate, expected) => {
  expect(limitAfter(loan(maxDaysLate))).toBe(pesos(expected));
});

it('the factors of several loans are multiplied', () => {
  expect(limitAfter(loan(0), loan(0), loan(20))).toBe(pesos(3_528));
});

it('the limit does not grow by a loan with an unpaid extension, but still shrinks', () => {
  expect(limitAfter(loan(0, true))).toBe(pesos(3_000));
  expect(limitAfter(loan(20, true))).toBe(pesos(1_800));
});
