import { assignCases, listCases, listCaseWorkers, type Reply, releaseCases, takeCases } from '@lender/contract';
import { centavos } from '@lender/money';
import { answers, fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { describe, expect, test } from 'vitest';
import { holdFrom, readWorkers } from './hold.server.ts';
import { holdFlash } from './hold-query.ts';
import { nextCaseOf } from './next-case.server.ts';
import { readQueue } from './queue.server.ts';
import type { QueueQuery } from './queue-query.ts';
import { sortOf } from './queue-view.ts';

const id = '01930000-0000-7000-8000-000000000001';
const other = '01930000-0000-7000-8000-000000000002';
type Case = Reply<typeof listCases>['cases'][number];

const row: Case = {
  id,
  hashedId: 'Q7K2M9',
  clientName: '',
  phoneLastFour: '5678',
  status: 14,
  desiredLoanAmount: centavos(400_000),
  reasons: ['SCORE_MID', 'OLD_RULE'],
  createdAt: '2026-11-21T08:00:00.000Z',
  waitingSince: '2026-11-21T10:00:00.000Z',
  waitingMinutes: 2_940,
  dueAt: '2026-11-21T14:00:00.000Z',
  isOverdue: true,
  assignee: null,
  bank: 'BBVA México',
  isRepeat: false,
};
const place = `after_1_${id}`;

const read = (query: QueueQuery, change: Partial<Reply<typeof listCases>> = {}) => {
  const reply = { cases: [row], next: null, previous: null, total: 61, isEstimate: false, ...change };
  const fake = fakeCall(answers(listCases, () => ({ ok: true, status: 200, data: reply })));
  return { made: fake.made, view: readQueue(fake.call, query) };
};

describe('a queue', () => {
  test('a queue shows a case in words, with its wait and its deadline by the business clock', async () => {
    const { made, view } = read({ queue: 'open', bank: '012' });
    const {
      page: { rows },
      count,
    } = await view;
    expect(made).toContainEqual(
      expect.objectContaining({ send: { query: { queue: 'open', bank: '012', perPage: 50 } } }),
    );
    expect(rows).toMatchObject([
      {
        id,
        href: `/solicitudes/${id}?de=%2Fcolas%2Fopen%3Fbanco%3D012`,
        client: 'Sin nombre todavía',
        reference: 'Q7K2M9',
        phone: '••••\u00a05678',
        amount: '$4,000.00',
        status: { label: 'Revisión manual', tone: 'warn' },
        reasons: 'Puntaje intermedio, OLD_RULE',
        waiting: { words: '2 días', instant: row.waitingSince, exact: '21.11.2026 04:00' },
        due: { label: 'Vencida hace 1 día', tone: 'danger', exact: '21.11.2026 08:00' },
        holder: 'Nadie',
        bank: 'BBVA México',
        borrower: 'Nuevo',
      },
    ]);
    expect(count).toBe('61 solicitudes');
  });

  test.each([
    [120, { label: 'Faltan 2 h', tone: 'ok' }],
    [200, { label: 'Faltan 40 min', tone: 'warn' }],
  ] as const)('a queue shows how soon a case is late: after %d minutes', async (waitingMinutes, due) => {
    const { page } = await read({ queue: 'manual' }, { cases: [{ ...row, waitingMinutes, isOverdue: false }] }).view;
    expect(page.rows[0]?.due).toMatchObject(due);
  });

  test('a queue links to its neighbouring pages with the filters kept, and to itself without filters', async () => {
    const query = { queue: 'all', bank: '012', sort: 'age', columns: ['due'], cursor: place } as const;
    const before = `before_2_${other}`;
    expect(await read(query, { next: place, previous: before, total: 12_000, isEstimate: true }).view).toMatchObject({
      count: 'Cerca de 12000 solicitudes',
      firstHref: '/colas/all?banco=012&orden=age&col=due',
      nextHref: `/colas/all?banco=012&orden=age&lugar=${place}&col=due`,
      previousHref: `/colas/all?banco=012&orden=age&lugar=${before}&col=due`,
      clearHref: '/colas/all?orden=age&col=due',
    });
    expect(await read({ queue: 'all' }).view).not.toHaveProperty('clearHref');
  });

  test('a queue that the role may not read is refused with 403', async () => {
    const { call } = fakeCall(refuses(listCases, 'forbidden'));
    await expect(readQueue(call, { queue: 'manual' })).rejects.toMatchObject({ status: 403 });
  });

  test('a queue can be sorted by some of its columns, starting from its beginning', () => {
    const query = { queue: 'manual', cursor: place } as const;
    expect(sortOf('due', query)).toEqual({
      direction: 'ascending',
      href: '/colas/manual?orden=due&sentido=descending',
    });
    expect(sortOf('amount', query)).toEqual({
      direction: 'none',
      href: '/colas/manual?orden=amount&sentido=ascending',
    });
    expect(sortOf('bank', query)).toBeUndefined();
  });
});

test('the next case of a queue is another one with the same filters, or none', async () => {
  const queue = '/colas/open?banco=012';
  const reply = { cases: [row], next: null, previous: null, total: 1, isEstimate: false };
  const { call, made } = fakeCall(grants(listCases, reply));
  expect(await nextCaseOf(call, { queue, exceptId: other })).toBe(`/solicitudes/${id}?de=${encodeURIComponent(queue)}`);
  expect(made).toMatchObject([{ send: { query: { queue: 'open', bank: '012' } } }]);
  expect(await nextCaseOf(call, { queue, exceptId: id })).toBeUndefined();
  expect(await nextCaseOf(call, { queue: '/colas/nada', exceptId: id })).toBeUndefined();
});

describe('the chosen cases', () => {
  const back = '/colas/manual?banco=012';
  const send = (call: Parameters<typeof holdFrom>[0], said: Record<string, string>) =>
    holdFrom(call, back, formOf(said));

  test('chosen cases are taken, and the list says how many another person already has', async () => {
    const held = [{ id: other, holderName: 'Luis' }];
    const { call, made } = fakeCall(grants(takeCases, { taken: [id], held }));
    const outcome = await send(call, { caso: id, hacer: 'tomar', formKey: 'k1' });
    expect(made).toMatchObject([{ send: { body: { ids: [id] } }, options: { idempotencyKey: 'k1' } }]);
    expect(outcome).toMatchObject({ kind: 'redirect', to: `${back}&hecho=take.1.1` });
    expect(holdFlash(new URLSearchParams('hecho=take.1.1'))).toBe('Tomaste 1 solicitud. Otra ya la tenía alguien más.');
  });

  test('chosen cases are given back, and the list says how many were not one’s own', async () => {
    const { call } = fakeCall(grants(releaseCases, { released: [] }));
    expect(await send(call, { caso: id, hacer: 'soltar' })).toMatchObject({ to: `${back}&hecho=release.0.1` });
    expect(holdFlash(new URLSearchParams('hecho=release.0.1'))).toBe('Soltaste 0 solicitudes. Otra no es tuya.');
  });

  test('chosen cases are given only to a colleague who is selected and may decide', async () => {
    const said = { caso: id, hacer: 'dar', persona: other };
    const granted = fakeCall(grants(assignCases, { assigned: [id] }));
    expect(await send(granted.call, said)).toMatchObject({ to: `${back}&hecho=give.1.0` });
    expect(granted.made).toMatchObject([{ send: { body: { ids: [id], staffId: other } } }]);
    expect(await send(granted.call, { ...said, persona: '' })).toMatchObject({
      data: { said: 'Elige a quién se las das.' },
    });
    const gone = fakeCall(refuses(assignCases, 'not_found'));
    expect(await send(gone.call, said)).toMatchObject({
      data: { said: 'Esa persona ya no puede decidir solicitudes.' },
    });
  });

  test('nothing is done without chosen cases, or with ids that are not cases', async () => {
    const { call, made } = fakeCall();
    const nothing: readonly Record<string, string>[] = [{ hacer: 'tomar' }, { hacer: 'tomar', caso: 'x' }];
    for (const said of nothing)
      expect(await send(call, said)).toMatchObject({ status: 422, data: { said: expect.stringContaining('Elige') } });
    expect(made).toEqual([]);
  });

  test('the colleagues to whom cases can be given are listed with their load', async () => {
    const worker = { id: other, name: 'Luis', role: 'verifier', waiting: 3 } as const;
    expect(await readWorkers(fakeCall(grants(listCaseWorkers, [worker])).call)).toEqual([
      { value: other, label: 'Luis (3)' },
    ]);
    expect(await readWorkers(fakeCall(refuses(listCaseWorkers, 'forbidden')).call)).toEqual([]);
  });
});

test.each(['take.1', 'drop.1.1', 'take.x.1', ''])(
  'an address with the malformed result %j shows no message',
  (hecho) => {
    expect(holdFlash(new URLSearchParams({ hecho }))).toBeUndefined();
  },
);
