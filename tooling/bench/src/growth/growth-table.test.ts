import { expect, test } from 'vitest';
import { growthTable } from './growth-table.ts';

test('each question is shown beside its time at the first size', () => {
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

test('concurrent questions have a rate, and a sweep has the number of finds and the time of each', () => {
  const poll = { question: 'poll-money', asker: 'sweep' } as const;
  const promises = { question: 'judge-promises', asker: 'sweep' } as const;
  const table = growthTable([
    {
      clients: 1_000,
      asked: [
        { question: 'POST application', asker: 'borrower', ms: [20, 20], atOnce: 8 },
        { ...poll, ms: [50], found: [200] },
        { ...promises, ms: [1], found: [0] },
      ],
    },
    {
      clients: 1_000_000,
      asked: [
        { question: 'POST application', asker: 'borrower', ms: [40, 40], atOnce: 8 },
        { ...poll, ms: [1_000], found: [2_000] },
        { ...promises, ms: [8], found: [4] },
      ],
    },
  ]).replace(/ +/g, ' ');
  expect(table).toContain('| borrower: POST application, 8 at once | 20.0 / 20.0, 400/s | 40.0 / 40.0, 200/s | 2.0 |');
  expect(table).toContain('| sweep: poll-money | 50.0 / 50.0, 200 found | 1000.0 / 1000.0, 2000 found | 2.0 |');
  expect(table).toContain('| sweep: judge-promises | 1.0 / 1.0 | 8.0 / 8.0, 4 found | 8.0 |');
});
