import { plainDate } from '@lender/calculator';
import {
  approveRequest,
  getApprovalEffect,
  listApprovals,
  listCheckers,
  type Reply,
  rejectRequest,
} from '@lender/contract';
import { centavos } from '@lender/money';
import { describeProblem } from '@lender/web/forms';
import { leadTo } from '@lender/web/outcome';
import { answers, fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { writeOffEffect } from '../../../test/loan.ts';
import { readEffect } from './approval-effect.server.ts';
import { approvalsPath, parseApprovalQuery } from './approval-query.ts';
import { approvalsCopy } from './approvals.copy.es.ts';
import { answerRequest, readApprovals, readCheckers } from './approvals.server.ts';

const back = '/aprobaciones';
type ApprovalRow = Reply<typeof listApprovals>[number];

const id = '01930000-0000-7000-8000-000000000001';
const row: ApprovalRow = {
  id,
  command: { kind: 'client.status', payload: { clientId: id, from: 1, to: 3 } },
  clientName: 'Ana Robles',
  reason: 'Reporte de fraude',
  askedByName: 'Raúl Riesgos',
  isOwn: false,
  dependence: null,
  askedAt: '2026-11-21T10:00:00.000Z',
  waitingMinutes: 30,
  status: 'open',
  decidedByName: null,
  decidedAt: null,
  note: null,
  loan: null,
};
const read = async (...rows: ApprovalRow[]) => {
  const pagination = { page: 1, perPage: 25, total: rows.length, count: rows.length, totalPages: 1 };
  const { call } = fakeCall(answers(listApprovals, () => ({ ok: true, status: 200, data: rows, pagination })));
  return readApprovals(call, { status: 'open', page: 1 });
};

test('a request shows what it would do, who asks and why, and that it waits', async () => {
  const { approvals, tabs, pages, shown } = await read(row);
  expect(approvals).toEqual([
    {
      id,
      title: 'Cambiar el estado del cliente',
      status: { label: 'Espera aprobación', tone: 'warn' },
      waits: 'Espera 30 min',
      client: 'Ana Robles',
      changes: ['Activo → En lista negativa'],
      reason: 'Reporte de fraude',
      askedBy: 'Raúl Riesgos',
      askedAt: '21.11.2026 04:00',
      decided: '',
      note: '',
      clientHref: `/clientes/${id}`,
      isOwn: false,
      answers: ['approve', 'reject'],
    },
  ]);
  expect(tabs.map(({ label, isCurrent }) => [label, isCurrent])).toEqual([
    ['Por decidir', true],
    ['Aprobadas', false],
    ['Rechazadas', false],
    ['Ya no aplican', false],
  ]);
  expect(pages).toEqual([]);
  expect(shown).toBe('1–1 de 1');
});

const about = { clientId: id, loanId: id };
const account = { clabeMasked: '••••5550', holderName: 'Ana Robles', amount: centavos(25_000), isOrigin: true };

test.each<[ApprovalRow['command'], string | undefined]>([
  [{ kind: 'loan.write_off', payload: about }, undefined],
  [{ kind: 'loan.waive', payload: { ...about, component: 'interest', amount: centavos(2_000) } }, 'Intereses, $20.00'],
  [
    { kind: 'loan.sell', payload: { ...about, buyer: 'Cobranza, S.A.', price: centavos(12_000) } },
    'A Cobranza, S.A., por $120.00',
  ],
  [
    {
      kind: 'loan.register_payment',
      payload: {
        ...about,
        method: 'cash',
        reference: 'F-1',
        amount: centavos(10_000),
        paidOn: plainDate('2026-12-01'),
      },
    },
    '$100.00 del 01.12.2026, en efectivo, en la oficina, F-1',
  ],
  [
    { kind: 'payment.refund_credit', payload: { ...about, amount: centavos(25_000), accounts: [account] } },
    '$250.00 a ••••5550 de Ana Robles, de donde llegó',
  ],
])('the command %j shows what its name does not say, and links to its loan', async (command, words) => {
  const { approvals } = await read({ ...row, command });
  expect(approvals[0]?.changes).toEqual(words === undefined ? [] : [words]);
  expect(approvals[0]?.loanHref).toBe(`/prestamos/${id}`);
});

test('a waiting request about a loan shows what is owed today and how late it is, before it is opened', async () => {
  const loan = { id, hashedId: 'P234', outstanding: centavos(478_880), daysLate: 31 };
  const command = { kind: 'loan.write_off', payload: about } as const;
  const { approvals } = await read({ ...row, command, loan }, { ...row, command, loan: { ...loan, daysLate: 0 } });
  expect(approvals.map(({ owed }) => owed)).toEqual([
    'P234: hoy se deben $4,788.80, con 31 días de atraso',
    'P234: hoy se deben $4,788.80, al corriente',
  ]);
});

test('a person who asked may take the request back, and not approve it', async () => {
  const { approvals } = await read({ ...row, isOwn: true });
  expect(approvals[0]).toMatchObject({ isOwn: true, answers: ['reject'] });
});

test('a person who is not independent of the one who asked reads why, and may only reject the request', async () => {
  const dependence = {
    because: 'gave_access',
    act: 'invited',
    byName: 'Alma Cuentas',
    toName: 'Raúl Riesgos',
  } as const;
  const { approvals } = await read({ ...row, dependence });
  expect(approvals[0]).toMatchObject({
    answers: ['reject'],
    dependence: 'No puedes aprobarla tú: Alma Cuentas invitó a Raúl Riesgos. La aprueba alguien más, o la rechazas.',
  });
  const same = await read({ ...row, dependence: { because: 'same_origin', byName: 'Alma Cuentas' } });
  expect(same.approvals[0]?.dependence).toContain(
    'Alma Cuentas dio acceso a las dos personas sin que nadie lo aprobara, a una de ellas hace 30 días o menos.',
  );
  const decided = await read({ ...row, dependence, status: 'done' });
  expect(decided.approvals[0]).not.toHaveProperty('dependence');
});

test('a person who asks knows beforehand who may approve the request', async () => {
  const checkers = [
    { id, name: 'Sofía Supervisora', role: 'supervisor', dependence: null } as const,
    { id, name: 'Alma Cuentas', role: 'admin', dependence: { because: 'same_origin', byName: 'Beto' } } as const,
  ];
  const { call } = fakeCall(grants(listCheckers, checkers));
  expect((await readCheckers(call)).map(({ role, may }) => [role, may])).toEqual([
    ['Supervisión', 'Sí'],
    ['Administración', expect.stringMatching(/^No: Beto dio acceso a las dos personas/)],
  ]);
});

test.each<[ApprovalRow['command'], string]>([
  [
    { kind: 'staff.invite', payload: { email: 'luis@example.com', name: 'Luis Luna', role: 'support' } },
    'Luis Luna, luis@example.com, como Atención',
  ],
  [
    { kind: 'staff.change_role', payload: { staffId: id, name: 'Luis Luna', from: 'payments', to: 'supervisor' } },
    'Luis Luna: Pagos → Supervisión',
  ],
  [{ kind: 'staff.reactivate', payload: { staffId: id, name: 'Luis Luna' } }, 'Luis Luna'],
])('the command %j shows whose access it changes, and how', async (command, words) => {
  const { approvals } = await read({ ...row, command, clientName: null });
  expect(approvals[0]?.changes).toEqual([words]);
});

test('a decided request shows by whom it was decided, and has no answers left', async () => {
  const decided = { decidedByName: 'Sofía Supervisora', decidedAt: '2026-11-21T11:00:00.000Z', note: 'Visto' };
  const { approvals } = await read({ ...row, status: 'done', isOwn: true, ...decided });
  expect(approvals[0]).toMatchObject({ status: { label: 'Aprobada' }, isOwn: false, answers: [] });
  expect(approvals[0]).toMatchObject({ decided: 'Sofía Supervisora, 21.11.2026 05:00', note: 'Visto' });
});

test('requests that the role may not read lead to a page of their own, and end no session', async () => {
  const { call } = fakeCall(refuses(listApprovals, 'forbidden'));
  await expect(readApprovals(call, { status: 'open', page: 1 })).rejects.toMatchObject({ status: 403 });
});

test.each(['/aprobaciones', '/aprobaciones?estado=stale&pagina=2'])(
  'the address %s is read and written the same',
  (path) => {
    expect(approvalsPath(parseApprovalQuery(new URL(path, 'https://staff.example').searchParams))).toBe(path);
  },
);

test('an approval needs no note, and leads back to the list, which says that it was done', async () => {
  const { call, made } = fakeCall(grants(approveRequest, row));
  expect(
    await answerRequest(call, { id, answer: 'approve', back: '/aprobaciones?pagina=2' }, formOf({ note: ' ' })),
  ).toEqual(leadTo('/aprobaciones?pagina=2&hecho=aprobada'));
  expect(made).toMatchObject([{ endpoint: 'approveRequest', send: { body: {}, params: { id } } }]);
});

test('a rejection needs a note, and leads back to the list, which says that it was rejected', async () => {
  const { call, made } = fakeCall(grants(rejectRequest, row));
  const missing = await answerRequest(call, { id, answer: 'reject', back }, formOf({ note: '' }));
  expect(missing).toMatchObject({ kind: 'page', status: 422 });
  const said = await answerRequest(call, { id, answer: 'reject', back }, formOf({ note: 'Falta\nel reporte' }));
  expect(said).toEqual(leadTo('/aprobaciones?hecho=rechazada'));
  await answerRequest(call, { id, answer: 'reject', back }, formOf({ why: 'No procede', note: '' }));
  expect(made).toMatchObject([
    { send: { body: { note: 'Falta el reporte' } } },
    { send: { body: { note: 'No procede' } } },
  ]);
});

test.each([
  ['approval_own', {}, 'Lo pediste tú: lo aprueba otra persona.'],
  [
    'approval_not_independent',
    {},
    'No puedes aprobarla: tú y quien la pide no son independientes. La aprueba alguien más.',
  ],
  ['approval_decided', {}, 'Alguien más ya decidió esta petición.'],
  [
    'approval_stale',
    { because: 'subject_changed' },
    'El cliente o el préstamo cambió desde que se pidió. No se hizo nada: si todavía hace falta, hay que pedirlo de nuevo.',
  ],
  [
    'approval_stale',
    { because: 'newer_than_this_page' },
    'Ya no se puede hacer. No se hizo nada: si todavía hace falta, hay que pedirlo de nuevo.',
  ],
] as const)('the refusal %s %j is shown in words', async (code, facts, sentence) => {
  const { call } = fakeCall(refuses(approveRequest, code, { facts }));
  const outcome = await answerRequest(call, { id, answer: 'approve', back }, formOf({ note: '' }));
  if (outcome.kind !== 'page') throw new Error('it went on');
  expect(describeProblem(approvalsCopy.problems, outcome.data).form).toBe(sentence);
});

test('a checker sees what a request does as of now, or that it cannot be done any more', async () => {
  const effectOf = (staleBecause: string | null) =>
    readEffect(
      fakeCall(grants(getApprovalEffect, { staleBecause, loan: staleBecause === null ? writeOffEffect : null })).call,
      id,
    );
  const now = await effectOf(null);
  expect(now && 'lines' in now && now.lines.filter(({ isChanged }) => isChanged)).toMatchObject([
    { before: 'Activo', after: 'Castigado' },
  ]);
  expect(await effectOf('subject_changed')).toEqual({
    stale:
      'El cliente o el préstamo cambió desde que se pidió. Recházala: si todavía hace falta, hay que pedirlo de nuevo.',
  });
  expect(await effectOf('newer_than_this_page')).toMatchObject({ stale: expect.stringMatching(/^Ya no se puede/) });
});

test('a request that was decided meanwhile has no effect to show', async () => {
  const { call } = fakeCall(refuses(getApprovalEffect, 'approval_decided'));
  expect(await readEffect(call, id)).toBeUndefined();
});
