import { expect, test } from 'vitest';
import { startTable } from './start-table.ts';
import { readStep } from './step.ts';

test('a step is read from its line, and a line with a progress bar only once the bar is full', () => {
  expect(readStep('   7.7 s  database')).toEqual({ name: 'database', seconds: 7.7 });
  expect(readStep('  42.4 s  borrower, built')).toEqual({ name: 'borrower, built', seconds: 42.4 });
  expect(readStep(' 168.7 s  ██████  three months lived')).toEqual({ name: 'three months lived', seconds: 168.7 });
  expect(readStep(' 100.7 s  ██░░░░  a lender lives: month 2 of 3')).toBeUndefined();
  expect(readStep('Quincena is running.')).toBeUndefined();
});

test('both starts are shown beside each other, and a step that the second did not need is empty', () => {
  const cold = [
    { name: 'borrower, built', seconds: 12.3 },
    { name: 'api', seconds: 50 },
  ];
  const warm = [{ name: 'api', seconds: 4.2 }];
  const table = startTable({ cold, warm, restarts: [{ app: 'api', seconds: [2, 3, 2.5] }] });
  const rows = table.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
  expect(rows).toContainEqual(['', 'borrower, built', '12.3', '', '']);
  expect(rows).toContainEqual(['', 'api', '50.0', '4.2', '']);
  expect(rows).toContainEqual(['', 'api', '2.50', '3.00', '']);
});
