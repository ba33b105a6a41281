import { expect, test } from 'vitest';
import { STEPS, stepNumber, stepPercent } from './steps.ts';

test('a visitor starts at 30 percent, and every step is further than the one before', () => {
  expect(stepPercent('account')).toBe(30);
  const percents = STEPS.map(stepPercent);
  expect(percents).toEqual([...new Set(percents)].sort((a, b) => a - b));
  expect(Math.max(...percents)).toBeLessThan(100);
});

test('steps are counted as people count', () => {
  expect(STEPS.map(stepNumber)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
