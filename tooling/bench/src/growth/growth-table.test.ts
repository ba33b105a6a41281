import { expect, test } from 'vitest';
import { growthTable } from './growth-table.ts';

test('each question stands beside what it took at the first size', () => {
  const asked = (question: string, ms: readonly number[]) => ({ question, asker: 'borrower' as const, ms });
  const table = growthTable([
    { clients: 1_000, asked: [asked('flow', [2, 2, 9]), asked('client', [4])] },
    { clients: 1_000_000, asked: [asked('client', [6]), asked('flow', [5, 5, 20])] },
  ]);
  expect(table.split('\n').map((line) => line.replace(/ +/g, ' '))).toEqual([
    '| p50 / p99, ms | 1000 clients | 1000000 clients | × |',
    expect.any(String),
    '| borrower: flow | 2.0 / 9.0 | 5.0 / 20.0 | 2.5 |',
    '| borrower: client | 4.0 / 4.0 | 6.0 / 6.0 | 1.5 |',
  ]);
});
