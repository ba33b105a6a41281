import { listCases } from '@lender/contract';
import { centavos } from '@lender/money';
import { answers, fakeCall, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { readQueue } from './queue.server.ts';
import { queuePages } from './queue-view.ts';

const row = {
  id: '01930000-0000-7000-8000-000000000001',
  hashedId: 'Q7K2M9',
  clientName: '',
  phoneLastFour: '5678',
  status: 14,
  desiredLoanAmount: centavos(400_000),
  reasons: ['SCORE_MID', 'OLD_RULE'],
  createdAt: '2026-11-21T08:00:00.000Z',
  waitingSince: '2026-11-21T10:00:00.000Z',
  waitingMinutes: 2_940,
} as const;

const manyCases = answers(listCases, () => ({
  ok: true,
  status: 200,
  data: [{ ...row, reasons: [...row.reasons] }],
  pagination: { page: 2, perPage: 25, total: 61, count: 1, totalPages: 3 },
}));
test('a row is said in words, its wait by the business clock', async () => {
  const { call, made } = fakeCall(manyCases);
  const { rows, total, lastPage } = await readQueue(call, { queue: 'open', page: 2 });

  expect(made).toContainEqual(expect.objectContaining({ send: { query: { queue: 'open', page: 2, perPage: 25 } } }));
  expect(rows).toEqual([
    {
      id: row.id,
      href: `/solicitudes/${row.id}`,
      client: 'Sin nombre todavía',
      reference: 'Q7K2M9',
      phone: '••••\u00a05678',
      amount: '$4000.00',
      status: { label: 'Revisión manual', tone: 'warn' },
      reasons: 'Puntaje intermedio, OLD_RULE',
      waiting: { words: '2 días', instant: row.waitingSince, exact: '21.11.2026 04:00' },
    },
  ]);
  expect({ total, lastPage }).toEqual({ total: 61, lastPage: 3 });
});

test('a queue that the role may not read is a page of its own, and ends no session', async () => {
  const { call } = fakeCall(refuses(listCases, 'forbidden'));
  await expect(readQueue(call, { queue: 'manual', page: 1 })).rejects.toMatchObject({ status: 403 });
});

test('pages lead to the first, the last and those nearby', () => {
  const { pages, previous, next } = queuePages({ queue: 'all', page: 10 }, { totalPages: 400 });
  expect(pages.map(({ label }) => label)).toEqual(['1', '8', '9', '10', '11', '12', '400']);
  expect(pages.find(({ isCurrent }) => isCurrent)?.label).toBe('10');
  expect(previous?.href).toBe('/colas/all?pagina=9');
  expect(next?.href).toBe('/colas/all?pagina=11');
});

test('one page needs no links, and the ends have no way beyond', () => {
  expect(queuePages({ queue: 'all', page: 1 }, { totalPages: 1 })).toEqual({ pages: [] });
  expect(queuePages({ queue: 'all', page: 1 }, { totalPages: 2 }).previous).toBeUndefined();
  expect(queuePages({ queue: 'all', page: 2 }, { totalPages: 2 }).next).toBeUndefined();
});
