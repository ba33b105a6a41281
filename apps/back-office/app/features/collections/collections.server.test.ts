import { plainDate } from '@lender/calculator';
import {
  addAgency,
  assignAgency,
  changeStopContact,
  getCollection,
  listAgencies,
  listCollection,
  logContact,
  promisePayment,
  type Reply,
  registerAgency,
  sendCollectionText,
} from '@lender/contract';
import { COLLECTION_BUCKETS } from '@lender/lending';
import { centavos } from '@lender/money';
import { describeProblem, type ProblemWords } from '@lender/web/forms';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { doAboutAgency, readAgencies } from './agencies.server.ts';
import { collectionCopy } from './collection.copy.es.ts';
import { doAboutCollection, readCollection, saveCall } from './collection.server.ts';
import { callProblems } from './collection-problems.copy.es.ts';
import { type CallQueue, collectionsPath, parseCollectionQuery } from './collection-query.ts';
import { readCollections } from './collections.server.ts';
import { localMoment } from './may-call-view.ts';

const id = '01930000-0000-7000-8000-000000000001';
const place = `2026-11-20.${id}`;
const row: Reply<typeof listCollection>['rows'][number] = {
  ...{ loanId: id, hashedId: 'A7', clientName: 'Ana Robles', daysLate: 4, contactsToday: 1, agencyName: null },
  ...{ reason: 'promise_later', principal: centavos(200_000) },
  ...{ overdue: centavos(120_000), owed: centavos(130_000), lastContactAt: '2026-11-23T18:00:00.000Z' },
  mayCall: { refusal: 'contact_outside_hours', allowedAt: '2026-11-24T14:00:00.000Z', zone: 'America/Hermosillo' },
  promise: {
    ...{ id, madeAt: '2026-11-23T18:00:00.000Z', promisedOn: plainDate('2026-11-25'), state: 'open' },
    ...{ amount: centavos(50_000), paid: centavos(0) },
  },
};
const listing = (next: string | null = null) =>
  grants(listCollection, {
    now: '2026-11-24T05:00:00.000Z',
    buckets: COLLECTION_BUCKETS.map((bucket, at) => ({ bucket, loans: at })),
    rows: [row],
    next,
  });

test('a late loan shows whether its borrower may be called, from when on where they live, and what was promised', async () => {
  const { call, made } = fakeCall(listing(place));
  const queue = { bucket: '4-7', standing: 'promise_due', amount: '2001-5000' } as const;
  const { rows, tabs, next, previous, nextCallHref } = await readCollections(call, queue);
  const amounts = { amountFrom: 200_001, amountTo: 500_000 };
  expect(made[0]).toMatchObject({
    send: { query: { bucket: '4-7', standing: 'promise_due', ...amounts, sort: 'priority', perPage: 25 } },
  });
  const search = '?atraso=4-7&solo=promise_due&monto=2001-5000';
  expect(rows[0]).toEqual({
    ...{ id, href: `/cobranza/${id}${search}`, client: 'Ana Robles', number: 'A7', daysLate: '4', agency: '' },
    ...{
      principal: '$2,000.00',
      overdue: '$1,200.00',
      owed: '$1,300.00',
      tries: '1 intento hoy',
      lastContact: '23.11.2026 12:00',
    },
    mayCall: { label: 'Desde 24.11.2026 07:00', tone: 'warn' },
    promise: { words: '$500.00 el 25.11.2026', state: { label: 'Por cumplir', tone: 'info' } },
  });
  expect(tabs[0]).toEqual({
    href: '/cobranza?solo=promise_due&monto=2001-5000',
    label: 'Todos (21)',
    isCurrent: false,
  });
  expect(tabs[2]).toEqual({ href: `/cobranza${search}`, label: '4-7 (1)', isCurrent: true });
  expect(next?.href).toBe(`/cobranza${search}&desde=${place}`);
  expect(nextCallHref).toBe(`/cobranza/siguiente${search}`);
  expect(previous).toBeUndefined();
});

test.each([
  '/cobranza',
  '/cobranza?atraso=91%2B&solo=stopped&monto=5001-&orden=amount',
  `/cobranza?orden=days&desde=${place}`,
  `/cobranza?desde=-400000.${id}`,
])('the address %s is read and written the same', (path) => {
  expect(collectionsPath(parseCollectionQuery(new URL(path, 'https://staff.example').searchParams))).toBe(path);
});

test('an address that makes no sense shows the first page of all late loans', () => {
  expect(
    parseCollectionQuery(new URLSearchParams({ atraso: '2', solo: 'x', monto: '3', orden: 'z', desde: 'y' })),
  ).toEqual({});
});

test('late loans that the role may not read lead to a page of their own', async () => {
  const { call } = fakeCall(refuses(listCollection, 'forbidden'));
  await expect(readCollections(call, {})).rejects.toMatchObject({ status: 403 });
});

const collection: Reply<typeof getCollection> = {
  ...{ now: '2026-11-24T05:00:00.000Z', loanId: id, hashedId: 'A7', clientId: id, clientName: 'Ana Robles' },
  ...{
    phoneMasked: '••••••1234',
    emailMasked: 'a•••@correo.mx',
    reason: 'promise_later',
    status: 4,
    daysLate: 4,
    overdue: centavos(120_000),
    owed: centavos(130_000),
  },
  ...{ dueOn: plainDate('2026-11-19'), isReported: false, mayCall: row.mayCall, contactsToday: 1, mostContacts: 3 },
  stop: { since: '2026-11-23T18:00:00.000Z', byName: null, note: 'Lo pidió' },
  agency: { id, name: 'Cobra Bien', redecoNumber: null, since: '2026-11-23T18:00:00.000Z' },
  ...{ employer: { name: 'Panadería La Espiga', position: 'Cajera' }, payCycle: 'semi_monthly' },
  payDays: [plainDate('2026-11-30'), plainDate('2026-12-15')],
  payments: [{ on: plainDate('2026-11-10'), amount: centavos(30_000), method: 'spei' }],
  extensions: [
    {
      ...{ days: 7, amount: centavos(40_000), newDueDate: plainDate('2026-12-01') },
      payableUntil: plainDate('2026-11-25'),
    },
  ],
  ...{ promiseUntil: plainDate('2026-12-08'), promises: row.promise ? [row.promise] : [] },
  contacts: [
    {
      ...{ id, at: '2026-11-23T18:00:00.000Z', channel: 'call', outcome: 'no_answer', note: 'Buzón' },
      ...{ byName: 'Carla', agencyName: 'Cobra Bien' },
    },
  ],
  clabe: '646180000000000007',
  references: [{ reference: '9988', amount: centavos(120_000), expiresOn: plainDate('2026-11-27') }],
};

const open = { id, queue: {} };
const readView = (reply: typeof collection, queue: CallQueue = {}) =>
  readCollection(fakeCall(grants(getCollection, reply)).call, { id, queue });

test('the collection of a loan shows the hour where its client lives, who stopped it and what was said', async () => {
  const view = await readView(collection);
  expect(view?.clock.map(({ detail }) => detail)).toEqual([
    'Donde vive son las 22:00',
    '1 de 3 intentos de hoy',
    '23.11.2026 12:00, lo anotó alguien que ya no está: Lo pidió',
    'Cobra Bien, REDECO sin número',
  ]);
  expect(view?.contacts[0]).toMatchObject({ outcome: 'No contestó', by: 'Carla, Cobra Bien' });
  expect(view?.pay.map(({ detail }) => detail)).toEqual(['646180000000000007', '9988, $1,200.00, hasta el 27.11.2026']);
  expect(view).toMatchObject({ isLate: true, isStopped: true, overduePesos: '1200.00', agencyId: id });
});

test('a loan that does not exist has no page', async () => {
  expect(await readCollection(fakeCall(refuses(getCollection, 'not_found')).call, open)).toBeUndefined();
});

test.each([
  ['text', sendCollectionText, { text: 'Hola' }],
  ['stop', changeStopContact, { note: 'Lo pide' }],
  ['agency', assignAgency, { agencyId: '', note: 'De vuelta' }],
] as const)('the action %s is sent, and leads back to the loan', async (intent, endpoint, typed) => {
  const { call, made } = fakeCall(grants(endpoint, {}));
  expect(await doAboutCollection(call, { ...open, intent }, formOf(typed))).toEqual(leadTo(`/cobranza/${id}?hecho=si`));
  expect(made[0]).toMatchObject({ send: { params: { id } } });
});

test('a promise is sent as it was typed', async () => {
  const { call, made } = fakeCall(grants(promisePayment, {}));
  const typed = { amount: '$1,200.50', promisedOn: '2026-11-25', note: 'Cobra ese día' };
  await doAboutCollection(call, { ...open, intent: 'promise' }, formOf(typed));
  expect(made[0]?.send).toMatchObject({ body: { amount: 120_050, promisedOn: '2026-11-25' } });
});

const saidOf = async (intent: 'call' | 'text', refusal: ReturnType<typeof refuses>, typed: Record<string, string>) => {
  const { call } = fakeCall(refusal);
  const outcome =
    intent === 'call'
      ? await saveCall(call, open, formOf(typed))
      : await doAboutCollection(call, { ...open, intent }, formOf(typed));
  if (outcome.kind !== 'page') throw new Error('it went on');
  const words: ProblemWords<string> = intent === 'call' ? callProblems : collectionCopy.problems.text;
  return describeProblem(words, outcome.data);
};

test('a call that must not be made is refused with the reason, and with the moment from which on it may be made', async () => {
  const typed = { channel: 'call', party: 'borrower', outcome: 'spoke', note: 'Sí' };
  const facts = { allowedAt: '2026-11-24T13:00:00.000Z' };
  const night = await saidOf('call', refuses(logContact, 'contact_outside_hours', { facts }), typed);
  expect(night.form).toContain('desde el 24.11.2026 a las 07:00, hora de la Ciudad de México');
  expect((await saidOf('call', refuses(logContact, 'contact_third_party'), typed)).form).toContain(
    'nunca con referencias',
  );
});

test('a text that must not be sent is refused with the word', async () => {
  const refusal = refuses(sendCollectionText, 'contact_wording', {
    field: 'text',
    facts: { fault: 'threat', word: 'embarg' },
  });
  const { fields } = await saidOf('text', refusal, { text: 'Vamos a embargar' });
  expect(fields.text).toBe('No se puede enviar: amenaza («embarg»).');
});

const agency = { id, name: 'Cobra Bien', redecoNumber: 'R-1', loans: 2, changedAt: '2026-11-23T18:00:00.000Z' };

test('an agency is listed, added, and can lose its number', async () => {
  const { call, made } = fakeCall(
    grants(listAgencies, [agency]),
    grants(addAgency, agency),
    grants(registerAgency, agency),
  );
  expect(await readAgencies(call)).toEqual([
    { id, name: 'Cobra Bien', redeco: 'R-1', loans: '2', since: '23.11.2026 12:00' },
  ]);
  const done = leadTo('/cobranza/despachos?hecho=si');
  expect(await doAboutAgency(call, undefined, formOf({ name: ' Otra ', redecoNumber: ' r-9 ' }))).toEqual(done);
  expect(await doAboutAgency(call, id, formOf({ redecoNumber: '', note: 'Lo dieron de baja' }))).toEqual(done);
  expect(made.slice(1).map(({ send }) => send)).toEqual([
    { body: { name: 'Otra', redecoNumber: 'R-9' } },
    { params: { id }, body: { redecoNumber: null, note: 'Lo dieron de baja' } },
  ]);
});

test('a moment is shown by the clock of a place', () => {
  expect(localMoment('2026-11-24T05:30:00.000Z', 'America/Cancun')).toBe('24.11.2026 00:30');
  expect(localMoment('2026-11-24T05:30:00.000Z', 'America/Tijuana')).toBe('23.11.2026 21:30');
});
