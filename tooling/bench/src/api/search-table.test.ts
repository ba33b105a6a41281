import { expect, test } from 'vitest';
import { searchTable } from './search-table.ts';

test('each question is given by its median beside that of the floor, and by the time within which 99 of 100 answers came', () => {
  const ms = Array.from({ length: 100 }, (_, at) => at + 1);
  const answers = new Map([
    ['floor', [2, 1, 10]],
    ['a name', ms],
  ]);
  expect(searchTable([{ clients: 1_000, answers }])).toBe(
    [
      '| × the floor · p99, ms | 1000 clients |',
      '| --------------------- | ------------ |',
      '| floor                 | 1.00 · 10    |',
      '| a name                | 25.00 · 99   |',
    ].join('\n'),
  );
});
