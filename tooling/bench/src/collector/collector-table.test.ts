import { expect, test } from 'vitest';
import { collectorTable, isCheapest } from './collector-table.ts';

test('the table gives the additions of others beside ours, without the page itself', () => {
  const table = collectorTable([
    { name: 'nobody', bootMs: 5, workMs: 10, bytesPerMinute: 0 },
    { name: 'collector', bootMs: 15, workMs: 20, bytesPerMinute: 5_000 },
    { name: 'peer', bootMs: 35, workMs: 25, bytesPerMinute: 50_000 },
  ]);
  expect(table.split('\n').at(-1)).toMatch(/^\| peer +\| 3\.0 +\| 1\.5 +\| 10\.0 +\|$/);
  expect(table).toMatch(/\| the collector +\| 10 ms +\| 10 ms +\| 5\.0 KB +\|/);
});

test.each([
  [35, 25, true],
  [14, 25, false],
  [35, 19, false],
])('whether ours is cheaper than a peer of %i ms to start and %i ms of work: %s', (bootMs, workMs, expected) => {
  const cost = { bytesPerMinute: 0 };
  const page = { name: 'nobody', bootMs: 5, workMs: 10, ...cost };
  const ours = { name: 'collector', bootMs: 15, workMs: 20, ...cost };
  expect(isCheapest([page, ours, { name: 'peer', bootMs, workMs, ...cost }])).toBe(expected);
});
