import { expect, test } from 'vitest';
import { waitingMinutes } from './waiting-minutes.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

test.each([
  ['2026-11-21T09:59:00.001Z', 0],
  ['2026-11-21T09:59:00Z', 1],
  ['2026-11-20T10:00:00Z', 1_440],
  ['2026-11-21T10:05:00Z', 0],
])('an item that waits since %s has waited for %i full minutes at ten', (since, minutes) => {
  expect(waitingMinutes(new Date(since), NOW)).toBe(minutes);
});
