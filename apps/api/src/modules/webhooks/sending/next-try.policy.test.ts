import { expect, test } from 'vitest';
import { nextTryAfter } from './next-try.policy.ts';

const HOUR_MS = 3_600_000;

/** Lists all waits of a message that never arrives, in order. */
function waits(randomInt: (below: number) => number): number[] {
  const all: number[] = [];
  for (let tries = 1; ; tries++) {
    const wait = nextTryAfter(tries, randomInt);
    if (wait === undefined) return all;
    all.push(wait);
  }
}
const sum = (all: readonly number[]): number => all.reduce((total, wait) => total + wait, 0);

test('the longest wait doubles from a minute, and ends at eight hours', () => {
  const longest = waits((below) => below).map((wait) => wait / 60_000);
  expect(longest).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 480, 480, 480, 480, 480]);
});

test('a message that never arrives is given up after about a day on average, and after two and a half days at the latest', () => {
  expect(sum(waits((below) => below - 1)) / HOUR_MS).toBeLessThan(60);
  expect(sum(waits((below) => Math.floor(below / 2))) / HOUR_MS).toBeCloseTo(24.3, 0);
});

test('the wait is random over its whole range, so that failed messages are not sent again together', () => {
  expect(waits(() => 0)).toEqual(Array.from({ length: 14 }, () => 0));
});
