import { plainDate } from '@lender/calculator';
import { checkAudit, type Endpoint, listAudit, type Reply, type SearchHit, searchBackOffice } from '@lender/contract';
import { ENDPOINTS } from '@lender/contract/endpoints';
import { answers, fakeCall, formOf, grants } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { checkChain, findSubject, readAudit } from './audit.server.ts';
import { type AuditQuery, auditPath, parseAuditQuery } from './audit-query.ts';
import { callWords } from './call-words.copy.es.ts';

type AuditEntry = Reply<typeof listAudit>['entries'][number];

const id = '01930000-0000-7000-8000-000000000001';
const entry: AuditEntry = {
  sequence: 41,
  at: '2026-11-21T10:00:00.000Z',
  staff: { id, name: 'Ana Robles', role: 'support' },
  kind: 'write',
  call: 'revealIdentifier',
  outcome: 'done',
  subjectId: id,
  details: [
    { name: 'params.id', value: id },
    { name: 'body.reason', value: 'Llamó y confirma' },
  ],
  requestId: 'r-1',
};
const read = (entries: AuditEntry[], query: AuditQuery = {}, nextBefore: number | null = null) =>
  readAudit(fakeCall(answers(listAudit, () => ({ ok: true, status: 200, data: { entries, nextBefore } }))).call, query);

test('an entry shows who did what, when, and with which data', async () => {
  expect((await read([entry])).rows).toEqual([
    {
      number: '41',
      at: '21.11.2026 04:00',
      who: { name: 'Ana Robles', role: 'Atención', href: `/bitacora?persona=${id}` },
      what: 'vio un dato completo',
      aboutHref: `/bitacora?asunto=${id}`,
      details: [{ term: 'Motivo', detail: 'Llamó y confirma' }],
    },
  ]);
});

test.each([
  [{ outcome: 'not_found' }, { outcome: { label: 'No se hizo: no existe', tone: 'warn' } }],
  [{ outcome: 'of_before' }, { outcome: { label: 'No se hizo: of_before', tone: 'warn' } }],
  [{ outcome: 'begun' }, { outcome: { label: 'Empezó', tone: 'neutral' } }],
  [{ kind: 'sign_in', call: 'loginUser', subjectId: null }, { what: 'entró' }],
  [{ call: 'somethingOfBefore' }, { what: 'pidió somethingOfBefore' }],
] as const)('the entry %j reads %j', async (change, expected) => {
  expect((await read([{ ...entry, ...change }])).rows[0]).toMatchObject(expected);
});

test('every call that the audit keeps has its words, and no other call has', () => {
  const kept = Object.values<Endpoint>(ENDPOINTS).filter(
    ({ access, method, discloses }) => access === 'staff' && (method !== 'GET' || discloses !== undefined),
  );
  // A person who accepts an invitation is not signed in yet.
  expect(Object.keys(callWords).toSorted()).toEqual(['acceptInvitation', ...kept.map(({ name }) => name)].toSorted());
});

test('the filter of the list is in the address, and each part of it can be removed', async () => {
  const whose = { kind: 'write', staffId: id, subjectId: id, call: 'openComplaint' } as const;
  const query = { ...whose, from: plainDate('2026-11-01'), before: 90 };
  expect(parseAuditQuery(new URL(auditPath(query), 'https://site.test').searchParams)).toEqual(query);
  const { only, olderHref, newestHref } = await read([entry], query, 41);
  expect(only).toEqual([
    {
      label: 'Solo lo de Ana Robles',
      clearHref: `/bitacora?tipo=write&asunto=${id}&accion=openComplaint&desde=2026-11-01`,
    },
    {
      label: 'Solo lo de este asunto',
      clearHref: `/bitacora?tipo=write&persona=${id}&accion=openComplaint&desde=2026-11-01`,
    },
    {
      label: 'Solo «registró una queja»',
      clearHref: `/bitacora?tipo=write&persona=${id}&asunto=${id}&desde=2026-11-01`,
    },
  ]);
  expect(olderHref).toContain('antes=41');
  expect(newestHref).not.toContain('antes');
});

test.each([
  'tipo=x',
  'persona=1',
  'asunto=../x',
  'accion=toString',
  'desde=31.02.2026',
  'hasta=2026-02-30',
  'antes=-1',
])('an address with %s asks for everything', (search) => {
  expect(parseAuditQuery(new URLSearchParams(search))).toEqual({});
});

test('days are read as they are typed', () => {
  expect(parseAuditQuery(new URLSearchParams('desde=1.11.2026&hasta=2026-11-30'))).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
  });
});

test('a subject is found by name, and the text is sent to the search alone', async () => {
  const hits: SearchHit[] = [
    {
      kind: 'client',
      id,
      matched: 'name',
      clientName: 'Ana',
      phoneLastFour: null,
      status: 1,
      applicationId: null,
      loanId: null,
    },
  ];
  const { call, made } = fakeCall(grants(searchBackOffice, { hits, hasMore: false }));
  const found = await findSubject(call, formOf({ find: ' ana ' }));
  expect(found.options).toMatchObject([{ id, label: 'Ana' }]);
  expect(made).toMatchObject([{ endpoint: 'searchBackOffice', send: { query: { text: 'ana' } } }]);
});

test('a chain that is intact shows its last seal, and a broken one shows where it breaks', async () => {
  const check = (data: Reply<typeof checkAudit>) => checkChain(fakeCall(grants(checkAudit, data)).call);
  expect(await check({ entries: 3, brokenAt: null, head: '1a3f04e761c0a509' })).toMatchObject({
    tone: 'ok',
    lines: ['Tiene 3 registros, uno tras otro.', expect.stringContaining('Sello del último: 1a3f04e7 61c0a509.')],
  });
  expect(await check({ entries: 2, brokenAt: 3, head: 'ab12' })).toMatchObject({
    tone: 'danger',
    lines: [expect.stringContaining('El registro 3 falta o no es el que se escribió.')],
  });
});
