import { expect, test } from 'vitest';
import { cpuSecondsOf, readStat } from './cpu-of.ts';
import { idleTable } from './idle-table.ts';

test('the CPU time of a process is read from its line, whatever its name', () => {
  const line = '42 (a) b (c)) S 7 42 42 0 -1 4194304 1 2 3 4 150 50 30 20 20 0 1 0 100 0 0';
  expect(readStat(line)).toEqual({ pid: 42, parent: 7, own: 2, ended: 0.5 });
});

test('the children of a process count with it, and those that have ended too', () => {
  const processes = [
    { pid: 1, parent: 0, own: 1, ended: 0.5 },
    { pid: 2, parent: 1, own: 2, ended: 0 },
    { pid: 3, parent: 2, own: 4, ended: 0 },
    { pid: 4, parent: 0, own: 8, ended: 0 },
  ];
  expect(cpuSecondsOf(1, processes)).toBe(7.5);
  expect(cpuSecondsOf(9, processes)).toBe(0);
});

test('the table gives the part of one core that each process takes, and their sum', () => {
  const table = idleTable(
    [
      { process: 'api', seconds: 3 },
      { process: 'postgres', seconds: 1.5 },
    ],
    600,
  );
  const rows = table.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
  expect(rows).toContainEqual(['', 'api', '0.50', '']);
  expect(rows).toContainEqual(['', 'all', '0.75', '']);
});
