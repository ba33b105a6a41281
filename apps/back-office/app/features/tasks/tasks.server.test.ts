import { plainDate } from '@lender/calculator';
import { closeTask, listTasks, type Reply, retryJob } from '@lender/contract';
import { centavos } from '@lender/money';
import { describeProblem } from '@lender/web/forms';
import { leadTo } from '@lender/web/outcome';
import { answers, fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { parseTaskQuery, tasksPath } from './task-query.ts';
import { tasksCopy } from './tasks.copy.es.ts';
import { closeFrom, readTasks, retryFrom } from './tasks.server.ts';

type TaskRow = Reply<typeof listTasks>[number];

const [id, jobId] = ['01930000-0000-7000-8000-000000000001', '01930000-0000-7000-8000-000000000002'];
const row: TaskRow = {
  id,
  matter: {
    kind: 'payout_returned',
    facts: { payoutId: id, applicationId: id, loanId: id, amount: centavos(478_880), cause: 'Cuenta inexistente' },
  },
  clientName: 'Ana Robles',
  openedAt: '2026-11-21T10:00:00.000Z',
  waitingMinutes: 2_940,
  dueAt: '2026-11-23T10:00:00.000Z',
  closedAt: null,
  closedByName: null,
  note: null,
};
const listing = (...rows: TaskRow[]) =>
  answers(listTasks, () => ({
    ok: true,
    status: 200,
    data: rows,
    pagination: { page: 1, perPage: 25, total: 26, count: rows.length, totalPages: 2 },
  }));
const read = async (...rows: TaskRow[]) => {
  const { call, made } = fakeCall(listing(...rows));
  return { made, view: await readTasks(call, { state: 'open', page: 1 }) };
};

test('a task is shown in words, with its amount, its moments and links to its subject', async () => {
  const { view, made } = await read(row);
  expect(made).toContainEqual(expect.objectContaining({ send: { query: { state: 'open', page: 1, perPage: 25 } } }));
  expect(view.tasks).toEqual([
    {
      id,
      title: 'El banco devolvió el dinero',
      waits: 'Espera 2 días',
      client: 'Ana Robles',
      amount: '$4,788.80',
      facts: [{ term: 'Motivo', detail: 'El proveedor dice: Cuenta inexistente' }],
      moments: [
        { term: 'Desde', detail: '21.11.2026 04:00' },
        { term: 'Para el', detail: '23.11.2026 04:00' },
      ],
      caseHref: `/solicitudes/${id}`,
      loanHref: `/prestamos/${id}`,
    },
  ]);
  expect(view.shown).toBe('1–1 de 26');
  expect(view.tabs.map(({ href }) => href)).toEqual(['/pendientes', '/pendientes?estado=closed']);
  expect(view.next?.href).toBe('/pendientes?pagina=2');
});

test.each<[TaskRow['matter'], object]>([
  [{ kind: 'hold_review', facts: { loanId: id, reviewOn: plainDate('2026-12-01') } }, { detail: '01.12.2026' }],
  [{ kind: 'write_off_proposed', facts: { loanId: id, daysLate: 181 } }, { detail: '181' }],
  [{ kind: 'reversal_received', facts: { amount: centavos(1_000), cause: 'spei' } }, { detail: 'Transferencia SPEI' }],
  [{ kind: 'job_failed', facts: { queue: 'send-payout', cause: 'away' } }, { detail: 'send-payout' }],
])('a task about %j shows the facts of its kind', async (matter, fact) => {
  const { view } = await read({ ...row, matter });
  expect(view.tasks[0]?.facts).toContainEqual(expect.objectContaining(fact));
});

test.each<[TaskRow['matter'], string]>([
  [{ kind: 'sale_fallen', facts: { loanId: id, amount: centavos(50_000) } }, '$500.00'],
  [{ kind: 'receipt_unmatched', facts: { amount: centavos(1_000) } }, '$10.00'],
  [{ kind: 'job_failed', facts: { queue: 'send-payout', cause: 'away' } }, ''],
])('a task about %j shows the amount %s', async (matter, amount) => {
  const { view } = await read({ ...row, matter });
  expect(view.tasks[0]?.amount).toBe(amount);
});

test('a task about an unmatched payment shows how it came, and links to the page where its loan is searched for', async () => {
  const { view } = await read({
    ...row,
    matter: { kind: 'receipt_unmatched', facts: { amount: centavos(1_000), paymentId: id, cause: 'spei' } },
  });
  expect(view.tasks[0]?.facts).toContainEqual({ term: 'Por', detail: 'Transferencia SPEI' });
  expect(view.tasks[0]?.depositHref).toBe(`/depositos?deposito=${id}&accion=match`);
});

test('a closed task shows who closed it, or that it resolved itself', async () => {
  const closed = { ...row, closedAt: '2026-11-22T10:00:00.000Z', closedByName: 'Marta Operadora', note: 'Ya llamé' };
  const { view } = await read(closed, { ...closed, closedByName: null, note: null });
  expect(view.tasks.map(({ waits }) => waits)).toEqual([undefined, undefined]);
  expect(view.tasks.map(({ moments }) => moments.find(({ term }) => term === 'Por')?.detail)).toEqual([
    'Marta Operadora',
    'El sistema, porque se arregló solo',
  ]);
});

test('tasks that the role may not read are refused with 403', async () => {
  const { call } = fakeCall(refuses(listTasks, 'forbidden'));
  await expect(readTasks(call, { state: 'open', page: 1 })).rejects.toMatchObject({ status: 403 });
});

test.each(['/pendientes', '/pendientes?estado=closed&tipo=chargeback&pagina=3'])(
  'the tasks address %s is read and written back unchanged',
  (path) => {
    expect(tasksPath(parseTaskQuery(new URL(path, 'https://staff.example').searchParams))).toBe(path);
  },
);

test('an address of tasks that makes no sense shows the first page of open tasks', () => {
  expect(parseTaskQuery(new URLSearchParams({ estado: 'x', tipo: 'y', pagina: '-1' }))).toEqual({
    state: 'open',
    page: 1,
  });
});

const back = '/pendientes?tipo=chargeback';

test('a task is closed with its note as one line and the idempotency key of its form, and the list follows', async () => {
  const { call, made } = fakeCall(grants(closeTask, row));
  const form = formOf({ note: ' Ya\r\nllamé ', formKey: 'drawn-with-the-form' });
  expect(await closeFrom(call, { id, back }, form)).toEqual(leadTo(back));
  expect(made).toEqual([
    {
      endpoint: 'closeTask',
      send: { body: { note: 'Ya llamé' }, params: { id } },
      options: { idempotencyKey: 'drawn-with-the-form' },
    },
  ]);
});

test('a task without a note is not closed', async () => {
  const { call, made } = fakeCall();
  const outcome = await closeFrom(call, { id, back }, formOf({ note: ' ' }));
  expect(outcome).toMatchObject({ kind: 'page', status: 422, data: { fields: { note: expect.any(String) } } });
  expect(made).toEqual([]);
});

test('a task that was already closed by another person is explained in words', async () => {
  const { call } = fakeCall(refuses(closeTask, 'task_closed'));
  const outcome = await closeFrom(call, { id, back }, formOf({ note: 'Hecho' }));
  if (outcome.kind !== 'page') throw new Error('it went on');
  expect(outcome.status).toBe(409);
  expect(describeProblem(tasksCopy.problems, outcome.data).form).toBe(
    'Alguien más, o el sistema, ya cerró este pendiente.',
  );
});

test('a dead job is run again, or the page says why not', async () => {
  const { view } = await read({
    ...row,
    matter: { kind: 'job_failed', facts: { queue: 'send-sms', cause: 'away', jobId } },
  });
  expect(view.tasks[0]?.jobId).toBe(jobId);
  const { call, made } = fakeCall(grants(retryJob, { id: jobId }));
  expect(await retryFrom(call, { id: jobId, back }, formOf({ formKey: 'key' }))).toEqual(leadTo(back));
  expect(made).toEqual([{ endpoint: 'retryJob', send: { params: { id: jobId } }, options: { idempotencyKey: 'key' } }]);
  const gone = fakeCall(refuses(retryJob, 'not_found'));
  expect(await retryFrom(gone.call, { id: jobId, back }, formOf({}))).toMatchObject({
    status: 409,
    data: { said: 'Este trabajo ya se volvió a ejecutar, o ya no existe.' },
  });
});
