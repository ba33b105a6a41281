import { expect, test } from 'vitest';
import { STEP_COUNT, type Step, stepNumber, stepPercent } from './steps.ts';

const IN_ORDER: readonly Step[] = [
  'account',
  'details',
  'employment',
  'address',
  'reference',
  'bankAccount',
  'idPhotos',
];

test('a visitor starts at 30 percent, and goes on as far as the server says of the same step', () => {
  expect(IN_ORDER.map(stepPercent)).toEqual([30, 30, 35, 40, 45, 55, 65]);
});

test('steps are counted as people count', () => {
  expect(IN_ORDER.map(stepNumber)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(STEP_COUNT).toBe(7);
});
