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

test('of several at once the rate is told, and of a sweep how much it found', () => {
  const table = growthTable([
    {
      clients: 1_000,
      asked: [
        { question: 'POST application', asker: 'borrower', ms: [20, 20], atOnce: 8 },
        { question: 'poll-money', asker: 'sweep', ms: [50], found: [200] },
      ],
    },
  ]);
  expect(table.replace(/ +/g, ' ')).toContain('| borrower: POST application, 8 at once | 20.0 / 20.0, 400/s | 1.0 |');
  expect(table.replace(/ +/g, ' ')).toContain('| sweep: poll-money | 50.0 / 50.0, 200 found | 1.0 |');
});
