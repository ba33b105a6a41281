import { expect, test } from 'vitest';
import { isoInMexico, timeInMexico } from './mexico-time.ts';

test('a moment is written with the offset of Mexico City', () => {
  const moment = '2026-03-02T04:05:06Z';
  expect(isoInMexico(moment)).toBe('2026-03-01T22:05:06-06:00');
  expect(timeInMexico(moment)).toBe('01.03.2026 22:05');
});

test('the offset was different in the summers before 2023', () => {
  expect(isoInMexico('2022-07-01T00:00:00Z')).toBe('2022-06-30T19:00:00-05:00');
});

test('the day begins at midnight', () => {
  expect(isoInMexico('2026-03-02T06:00:00Z')).toBe('2026-03-02T00:00:00-06:00');
});
