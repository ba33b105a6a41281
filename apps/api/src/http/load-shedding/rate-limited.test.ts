import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rateLimited } from './rate-limited.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Records who was answered and when, in milliseconds after the first came. */
function watched(rate: { perSecond: number; most: number }) {
  const began = Date.now();
  const reported: [one: number, ms: number][] = [];
  return { told: reported, take: rateLimited((one: number) => reported.push([one, Date.now() - began]), rate) };
}

test('any number of items is handled in order and within the rate', () => {
  const { told: reported, take } = watched({ perSecond: 400, most: 10_000 });
  for (let one = 0; one < 1_000; one++) expect(take(one)).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(reported).toEqual(Array.from({ length: 1_000 }, (_, one) => [one, 25 * (1 + Math.floor(one / 10))]));
});

test('a few items wait a moment only, even after others were handled', () => {
  const { told: reported, take } = watched({ perSecond: 400, most: 10 });
  take(1);
  vi.advanceTimersByTime(1_000);
  take(2);
  take(3);
  vi.advanceTimersByTime(1_000);
  expect(reported).toEqual([
    [1, 25],
    [2, 1_025],
    [3, 1_025],
  ]);
});

test('only a limited number of items may wait, and there is room again once some were handled', () => {
  const { told: reported, take } = watched({ perSecond: 40, most: 2 });
  expect([take(1), take(2), take(3)]).toEqual([true, true, false]);
  vi.advanceTimersByTime(25);
  expect(take(4)).toBe(true);
  vi.advanceTimersByTime(100);
  expect(reported.map(([one]) => one)).toEqual([1, 2, 4]);
});
