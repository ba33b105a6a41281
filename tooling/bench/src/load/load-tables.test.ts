import { expect, test } from 'vitest';
import { isLoan } from './borrowers-mix.ts';
import { overloadTable } from './overload-table.ts';
import { replicaTable } from './replica-table.ts';
import { slopeOf, soakTable } from './soak-table.ts';

test('goodput is the part of the capacity that was served while other requests came, and an unsent request is not lost', () => {
  const all = Array.from({ length: 100 }, (_, nth) => nth);
  const loans = all.filter(isLoan);
  const others = all.filter((nth) => !isLoan(nth));
  expect(loans).toHaveLength(2);
  const answered = (status: number, nths: readonly number[]) =>
    nths.map((nth) => ({ nth, status, ms: 7, isMeanwhile: true }));
  const sent = (wanted: number, answers: ReturnType<typeof answered>, unsent = 0) => ({
    seconds: 1,
    wanted,
    unsent,
    answers,
  });
  const round = {
    withLoans: true,
    capacity: sent(100, [...answered(201, loans), ...answered(304, others)]),
    phases: [
      {
        name: 'ten times that',
        sent: sent(
          1_000,
          [
            ...answered(409, [...loans, ...loans, ...loans]),
            ...answered(200, others.slice(0, 69)),
            { nth: 1, status: 200, ms: 7, isMeanwhile: false },
            ...answered(503, Array<number>(900).fill(0)),
            ...answered(0, [0, 0, 0, 0, 0]),
          ],
          18,
        ),
      },
    ],
  };
  const row = overloadTable([round])
    .split('\n')
    .find((line) => line.includes('ten times'));
  expect(row?.split('|').map((cell) => cell.trim())).toEqual([
    '',
    'ten times that',
    '982',
    '75',
    '0.75',
    '6',
    '7 / 7',
    '900',
    '7 / 7',
    '6',
    '',
  ]);
});

test('a slope is that of the least-squares line through all points', () => {
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

test('memory that a process takes at first is no leak', () => {
  const at = (minute: number) => ({
    minute,
    rss: 2 ** 20 * Math.min(100, minute * 50),
    heapUsed: 2 ** 20,
    p99: 5,
    unserved: 0,
  });
  expect(soakTable(Array.from({ length: 12 }, (_, minute) => at(minute)))).toMatch(/RSS +\| 100 +\| 100 +\| 0\.00/);
});

test('a replica is shown with its cost and with what was lost', () => {
  const timed = (ms: number) => ({ reports: [40], flows: [5], commits: [ms] });
  const failedOver = { acknowledged: 63, lost: 0, awayMs: 1_234 };
  const table = replicaTable({ clients: 10, one: timed(2), two: timed(3), failedOver });
  expect(table.split('\n').find((line) => line.includes('a commit'))).toMatch(
    /2\.0 \/ 2\.0 +\| 3\.0 \/ 3\.0 +\| 1\.50/,
  );
  expect(table).toContain('63 had been acknowledged, 0 of them were lost, and the next one was 1.2 s later');
});
