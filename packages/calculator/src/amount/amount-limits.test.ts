import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import {
  type AmountConfig,
  amountLimits,
  areLimitsValid,
  type Borrower,
  isSliderDisabled,
  tabAfterAmount,
} from './amount-limits.ts';

const config: AmountConfig = {
  minMainCentavos: centavos(100_000),
  minAdditionalCentavos: centavos(50_000),
  maxCentavos: centavos(1_500_000),
  stepCentavos: centavos(50_000),
  first: { minCentavos: centavos(80_000), maxCentavos: centavos(400_000) },
  repeated: { minCentavos: centavos(120_000), maxCentavos: centavos(2_000_000) },
};

describe('amountLimits', () => {
  test.each<[string, Borrower, number, number]>([
    ['a visitor on the new-client tab', { kind: 'guest', tab: 0 }, 80_000, 400_000],
    [
      "a visitor on the repeated-client tab, never above the lender's most",
      { kind: 'guest', tab: 1 },
      120_000,
      1_500_000,
    ],
    ['a client before the first loan', { kind: 'first', availableCentavos: centavos(300_000) }, 100_000, 300_000],
    ['a repeated client', { kind: 'repeated', availableCentavos: centavos(800_000) }, 100_000, 800_000],
    ['a client with an active loan', { kind: 'additional', availableCentavos: centavos(60_000) }, 50_000, 60_000],
    ['a client with too little available', { kind: 'repeated', availableCentavos: centavos(99_999) }, 0, 99_999],
    [
      'a client who is offered more',
      { kind: 'increase', availableCentavos: centavos(800_000), principalCentavos: centavos(200_000) },
      200_000,
      800_000,
    ],
  ])('amountLimits holds %s to the right range', (_who, borrower, minCentavos, maxCentavos) => {
    expect(amountLimits(config, borrower)).toEqual({ minCentavos, maxCentavos, stepCentavos: 50_000 });
  });
});

test.each([
  [50_000, 300_000, 250_000, true],
  [50_000, 300_000, 250_001, false],
  [50_000, 300_000, 0, true],
  [50_000, 300_000, -1, false],
  [50_000, 50_000, 0, true],
  [50_000, 49_999, 0, false],
])('limits from %d to %d by %d are valid: %j', (minCentavos, maxCentavos, stepCentavos, isValid) => {
  const limits = {
    minCentavos: centavos(minCentavos),
    maxCentavos: centavos(maxCentavos),
    stepCentavos: centavos(stepCentavos),
  };
  expect(areLimitsValid(limits)).toBe(isValid);
});

test.each([
  [1, 2, false],
  [0, 2, true],
  [2, 2, true],
  // Limits in the wrong order: the specification allows them unless the maximum is negative.
  [2, 0, false],
  [2, -1, true],
])('a slider from %d to %d is disabled: %j', (minCentavos, maxCentavos, isDisabled) => {
  const range = { minCentavos: centavos(minCentavos), maxCentavos: centavos(maxCentavos) };
  expect(isSliderDisabled(range)).toBe(isDisabled);
});

test('a tab never switches back by itself', () => {
  const small = { wishedCentavos: centavos(1), firstMaxCentavos: centavos(400_000) };
  expect(tabAfterAmount({ ...small, tab: 1 })).toBe(1);
  expect(tabAfterAmount({ ...small, tab: 0 })).toBe(0);
});
