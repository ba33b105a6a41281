import { plainDate } from '@lender/calculator';
import {
  answerComplaint,
  correctComplaint,
  countComplaints,
  extendComplaint,
  getClientFile,
  getComplaint,
  listComplaints,
  openComplaint,
  type Reply,
  type SearchHit,
  searchBackOffice,
} from '@lender/contract';
import { describeProblem } from '@lender/web/forms';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { complaintsPath, parseComplaintQuery } from './complaint-query.ts';
import { complaintsCopy } from './complaints.copy.es.ts';
import {
  complaintsCsv,
  doAboutComplaint,
  openFrom,
  readAbout,
  readComplaint,
  readComplaints,
} from './complaints.server.ts';

const typedAnswer = { outcome: 'against', text: 'No' };
const id = '01930000-0000-7000-8000-000000000001';
const complaint: Reply<typeof getComplaint> = {
  ...{ id, folio: 'UNE-2026-A7', kind: 'clarification', channel: 'phone', personName: 'Ana Robles' },
  ...{ clientId: id, applicationId: null, loanId: null, text: 'No reconozco un cobro', openedByName: null },
  ...{ openedAt: '2026-11-23T18:00:00.000Z', dueOn: plainDate('2027-01-07'), daysLeft: 4 },
  ...{ extendableTo: plainDate('2027-01-22'), extensionReason: null, answer: null, corrections: [] },
};
const list = (next: string | null = null) => grants(listComplaints, { rows: [complaint], next });
const place = `2027-01-07.${id}`;

test('a complaint shows whose it is and how much of its time is left', async () => {
  const { call, made } = fakeCall(list(place));
  const { lines, tabs, next } = await readComplaints(call, { kind: 'clarification' });
  expect(made[0]).toMatchObject({ send: { query: { kind: 'clarification', perPage: 25 } } });
  expect(lines[0]).toEqual({
    ...{ id, href: `/une/${id}`, folio: 'UNE-2026-A7', kind: 'Aclaración', person: 'Ana Robles', channel: 'Teléfono' },
    ...{ openedAt: '23.11.2026 12:00', dueOn: '07.01.2027', left: { label: 'Quedan 4 días', tone: 'warn' } },
  });
  expect(tabs[1]?.href).toBe('/une?estado=answered&tipo=clarification');
  expect(next?.href).toBe(`/une?tipo=clarification&desde=${place}`);
});

test.each([
  [-2, null, { label: 'Venció hace 2 días', tone: 'danger' }],
  [0, null, { label: 'Vence hoy', tone: 'warn' }],
  [1, null, { label: 'Queda 1 día', tone: 'warn' }],
  [20, null, { label: 'Quedan 20 días', tone: 'neutral' }],
] as const)('a complaint with %d days left shows that', async (daysLeft, answer, left) => {
  const { call } = fakeCall(grants(getComplaint, { ...complaint, daysLeft, answer }));
  expect((await readComplaint(call, id))?.left).toEqual(left);
});

test('a complaint that was answered shows whether that was in time, by whom and how', async () => {
  const answer = { outcome: 'in_favour', text: 'Tienes razón', answeredAt: '2026-11-24T18:00:00.000Z', byName: 'Sara' };
  const { call } = fakeCall(grants(getComplaint, { ...complaint, answer: { ...answer, outcome: 'in_favour' } }));
  expect(await readComplaint(call, id)).toMatchObject({
    left: { label: 'A tiempo', tone: 'ok' },
    answers: [
      { title: 'Respuesta', outcome: 'A favor del cliente', text: 'Tienes razón', by: '24.11.2026 12:00, Sara' },
    ],
    extendableTo: '22.01.2027',
    clientHref: `/clientes/${id}`,
  });
});

test('a complaint whose answer was corrected shows the current answer first, and the earlier one after it', async () => {
  const answer = { outcome: 'in_favour', text: 'Tienes razón', answeredAt: '2026-11-24T18:00:00.000Z', byName: 'Sara' };
  const corrections: Reply<typeof getComplaint>['corrections'] = [
    { outcome: 'against', text: 'Nos equivocamos', correctedAt: '2026-11-25T18:00:00.000Z', byName: 'Luis' },
  ];
  const corrected = { ...complaint, answer: { ...answer, outcome: 'in_favour' as const }, corrections };
  const { call } = fakeCall(grants(getComplaint, corrected));
  const view = await readComplaint(call, id);
  expect(view?.lastAnswer).toBe('Nos equivocamos');
  expect(view?.answers).toMatchObject([
    { title: 'Respuesta corregida', outcome: 'En contra', text: 'Nos equivocamos', by: '25.11.2026 12:00, Luis' },
    { title: 'Respuesta anterior, ya corregida', outcome: 'A favor del cliente', text: 'Tienes razón' },
  ]);
});

test('an answer is corrected after the new one was shown whole, with the text of a correction', async () => {
  const { call, made } = fakeCall(grants(correctComplaint, complaint));
  const correct = (data: Record<string, string>) => doAboutComplaint(call, { id, intent: 'correct' }, formOf(data));
  expect(await correct(typedAnswer)).toMatchObject({ status: 200 });
  expect(made).toEqual([]);
  expect(await correct({ ...typedAnswer, shown: 'against No' })).toEqual(leadTo(`/une/${id}?hecho=corregida`));
});

test('an address names a client by id alone, and no call is made for an id that is none', async () => {
  const { call, made } = fakeCall(refuses(getClientFile, 'not_found'));
  const about = (search: string) => readAbout(call, new URLSearchParams(search));
  expect(await about(`cliente=${id}&nombre=Ana`)).toBeUndefined();
  expect(await about('cliente=x')).toBeUndefined();
  expect(made).toHaveLength(1);
});

test('a complaint that does not exist has no page, and complaints that the role may not read lead to a page of their own', async () => {
  expect(await readComplaint(fakeCall(refuses(getComplaint, 'not_found')).call, id)).toBeUndefined();
  const { call } = fakeCall(refuses(listComplaints, 'forbidden'));
  await expect(readComplaints(call, {})).rejects.toMatchObject({ status: 403 });
});

const typedComplaint = { kind: 'claim', channel: 'email', personName: ' ', find: 'ana', text: 'Dos\ncobros' };

test.each([
  ['client', 'clientId'],
  ['application', 'applicationId'],
  ['loan', 'loanId'],
] as const)('a complaint is opened about the %s that was chosen, in the name of its client', async (kind, field) => {
  const { call, made } = fakeCall(grants(openComplaint, complaint));
  const form = formOf({ ...typedComplaint, about: `${kind}:${id} Ana Robles` });
  expect(await openFrom(call, form)).toEqual(leadTo(`/une/${id}?hecho=abierta`));
  expect(made[0]?.send).toEqual({
    body: { kind: 'claim', channel: 'email', personName: 'Ana Robles', text: 'Dos cobros', [field]: id },
  });
});

test('a complaint of a person who is no client needs their name', async () => {
  const { call, made } = fakeCall(grants(openComplaint, complaint));
  const unnamed = await openFrom(call, formOf({ ...typedComplaint, about: '' }));
  const problem = unnamed.kind === 'page' ? unnamed.data : undefined;
  expect(describeProblem<string>(complaintsCopy.openProblems, problem).errors).toMatchObject([
    { fieldId: 'personName' },
  ]);
  await openFrom(call, formOf({ ...typedComplaint, about: '', personName: 'Luis' }));
  expect(made[0]?.send).toEqual({
    body: { kind: 'claim', channel: 'email', personName: 'Luis', text: 'Dos cobros' },
  });
});

test('a search for the subject of a complaint keeps what was typed, and opens nothing', async () => {
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
  const answer = await openFrom(call, formOf({ ...typedComplaint, intent: 'find' }));
  expect(answer).toMatchObject({
    status: 200,
    data: { values: typedComplaint, found: { options: [{ value: `client:${id} Ana` }] } },
  });
  expect(made.map(({ endpoint }) => endpoint)).toEqual(['searchBackOffice']);
});

test('a complaint is answered or extended, or the reason of the refusal is shown', async () => {
  const { call } = fakeCall(grants(answerComplaint, complaint), refuses(extendComplaint, 'complaint_not_extendable'));
  expect(
    await doAboutComplaint(call, { id, intent: 'answer' }, formOf({ ...typedAnswer, shown: 'against No' })),
  ).toEqual(leadTo(`/une/${id}?hecho=respondida`));
  expect(await doAboutComplaint(call, { id, intent: 'extend' }, formOf({ reason: 'Falta' }))).toMatchObject({
    status: 409,
  });
});

test('a month is exported as a table that spreadsheets read', async () => {
  const { call } = fakeCall(
    grants(countComplaints, [{ kind: 'claim', channel: 'authority', outcome: null, complaints: 2, late: 1 }]),
  );
  expect(await complaintsCsv(call, '2026-11')).toBe(
    '\uFEFFtipo,medio,resultado,casos,fuera_de_plazo\r\nReclamación,CONDUSEF,sin_respuesta,2,1\r\n',
  );
  expect(await complaintsCsv(call, '2026-13')).toBeUndefined();
});

test.each(['/une', `/une?estado=answered&tipo=claim&desde=${place}`])(
  'the address %s is read and written the same',
  (path) => {
    expect(complaintsPath(parseComplaintQuery(new URL(path, 'https://staff.example').searchParams))).toBe(path);
  },
);

test('an answer is shown whole before it is sent, and shown again once it was changed', async () => {
  const { call, made } = fakeCall();
  const typed = { outcome: 'against', text: 'No procede' };
  const first = await doAboutComplaint(call, { id, intent: 'answer' }, formOf(typed));
  expect(first).toMatchObject({
    status: 200,
    data: { values: typed, fields: {}, facts: { shown: 'against No procede' } },
  });
  const changed = { ...typed, text: 'Sí procede', shown: 'against No procede' };
  const second = await doAboutComplaint(call, { id, intent: 'answer' }, formOf(changed));
  expect(second).toMatchObject({ status: 200, data: { facts: { shown: 'against Sí procede' } } });
  expect(made).toEqual([]);
});

test.each([
  [{ fault: 'unfilled', about: 'que …' }, 'Falta llenar «que …». Escribe lo que va ahí antes de enviar.'],
  [
    { fault: 'link', about: 'evil.com' },
    '«evil.com» parece una dirección que no es nuestra. Quítala; si es el final de una frase, deja un espacio después del punto.',
  ],
])('a text with %j is refused at its field, with the fault', async (facts, words) => {
  const refusal = refuses(answerComplaint, 'text_unfit', { field: 'text', facts });
  const form = formOf({ ...typedAnswer, shown: 'against No' });
  const answer = await doAboutComplaint(fakeCall(refusal).call, { id, intent: 'answer' }, form);
  const problem = answer.kind === 'page' ? answer.data : undefined;
  expect(describeProblem<string>(complaintsCopy.answering.problems, problem).fields).toEqual({ text: words });
});
