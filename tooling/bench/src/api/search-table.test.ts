import { expect, test } from 'vitest';
import { searchTable } from './search-table.ts';

test('each question is told by its median beside the floor’s, and by what 99 of 100 answers stay within', () => {
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
