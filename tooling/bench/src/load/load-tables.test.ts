import { expect, test } from 'vitest';
import { overloadTable } from './overload-table.ts';
import { replicaTable } from './replica-table.ts';
import { slopeOf, soakTable } from './soak-table.ts';

test('goodput is told as a part of the capacity', () => {
  const sent = (wanted: number, answers: readonly (readonly [number, number])[], unsent = 0) => ({
    seconds: 1,
    wanted,
    unsent,
    answers: new Map(answers.map(([status, count]) => [status, Array<number>(count).fill(7)])),
  });
  const table = overloadTable({
    capacity: sent(100, [
      [200, 60],
      [304, 40],
    ]),
    overload: sent(
      1_000,
      [
        [200, 75],
        [503, 900],
        [0, 5],
      ],
      18,
    ),
    after: sent(50, [[200, 50]]),
  });
  const row = table.split('\n').find((line) => line.includes('ten times'));
  expect(row?.split('|').map((cell) => cell.trim())).toEqual([
    '',
    'ten times that',
    '1000',
    '75',
    '0.75',
    '7 / 7',
    '900',
    '7 / 7',
    '7',
    '18',
    '',
  ]);
});

test('a slope is that of the line through all points', () => {
  expect(
    slopeOf([
      [0, 1],
      [1, 3],
      [2, 5],
    ]),
  ).toBeCloseTo(2);
  expect(
    slopeOf([
      [0, 4],
      [1, 4],
      [2, 4],
    ]),
  ).toBe(0);
});

test('what is learned at first is no leak', () => {
  const at = (minute: number) => ({
    minute,
    rss: 2 ** 20 * Math.min(100, minute * 50),
    heapUsed: 2 ** 20,
    p99: 5,
    unserved: 0,
  });
  expect(soakTable(Array.from({ length: 12 }, (_, minute) => at(minute)))).toMatch(/RSS +\| 100 +\| 100 +\| 0\.00/);
});

test('a replica is told by what it costs and by what was lost', () => {
  const timed = (ms: number) => ({ reports: [40], flows: [5], commits: [ms] });
  const failedOver = { acknowledged: 63, lost: 0, awayMs: 1_234 };
  const table = replicaTable({ clients: 10, one: timed(2), two: timed(3), failedOver });
  expect(table.split('\n').find((line) => line.includes('a commit'))).toMatch(
    /2\.0 \/ 2\.0 +\| 3\.0 \/ 3\.0 +\| 1\.50/,
  );
  expect(table).toContain('63 had been acknowledged, 0 of them were lost, and the next one was 1.2 s later');
});
