import { addDays, plainDate } from '@lender/calculator';
import {
  COLLECTION_TEXT_MAX,
  getCollection,
  getNextCall,
  logContact,
  type Reply,
  revealIdentifier,
} from '@lender/contract';
import { CALL_REASONS, forbiddenWording, PROMISE_STATES } from '@lender/lending';
import { centavos } from '@lender/money';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callView } from './call-view.ts';
import { readNextCall, saveCall, startCall } from './collection.server.ts';
import { promiseChoice } from './promise-choice.ts';

const id = '01930000-0000-7000-8000-000000000001';
const nextId = '01930000-0000-7000-8000-000000000002';
const queue = { standing: 'promise_due', amount: '5001-' } as const;
const open = { id, queue };
const today = plainDate('2026-11-24');

type Collection = Reply<typeof getCollection>;
const collection: Collection = {
  ...{ now: '2026-11-24T18:00:00.000Z', loanId: id, hashedId: 'A7', clientId: id, clientName: 'Ana Robles' },
  ...{ phoneMasked: '••••••1234', emailMasked: null, status: 4, daysLate: 4, reason: 'late' },
  ...{ overdue: centavos(120_000), owed: centavos(130_000), dueOn: plainDate('2026-11-20'), isReported: false },
  mayCall: { refusal: null, allowedAt: null, zone: 'America/Mexico_City' },
  ...{ contactsToday: 0, mostContacts: 3, stop: null, agency: null },
  ...{ employer: { name: 'Panadería La Espiga', position: 'Cajera' }, payCycle: 'semi_monthly' },
  payDays: [plainDate('2026-11-30'), plainDate('2026-12-15')],
  payments: [{ on: plainDate('2026-11-10'), amount: centavos(30_000), method: 'spei' }],
  extensions: [
    {
      ...{ days: 7, amount: centavos(40_000), newDueDate: plainDate('2026-12-01') },
      payableUntil: plainDate('2026-11-25'),
    },
  ],
  ...{ promiseUntil: plainDate('2026-12-09'), promises: [], contacts: [], clabe: null, references: [] },
};
const promise: Collection['promises'][number] = {
  ...{ id, madeAt: '2026-11-23T18:00:00.000Z', promisedOn: today, state: 'open' },
  ...{ amount: centavos(50_000), paid: centavos(0) },
};

const typed = { channel: 'call', party: 'borrower', outcome: 'will_pay', note: '' };
const withPromise = { ...typed, amount: '$1,200.50', promisedOn: '2026-11-30' };

test('a call and the promise made in it are sent together, without a note that was not typed', async () => {
  const { call, made } = fakeCall(grants(logContact, {}));
  expect(await saveCall(call, open, formOf(withPromise))).toEqual(
    leadTo(`/cobranza/${id}?solo=promise_due&monto=5001-&hecho=si`),
  );
  expect(made).toHaveLength(1);
  expect(made[0]?.send).toEqual({
    params: { id },
    body: {
      ...{ channel: 'call', party: 'borrower', outcome: 'will_pay' },
      promise: { amount: 120_050, promisedOn: '2026-11-30' },
    },
  });
});

test.each([
  ['whose borrower did not say how much', { ...withPromise, amount: ' ' }],
  ['that was not answered', { ...withPromise, outcome: 'no_answer' }],
])('a call %s is sent without a promise', async (_, said) => {
  const { call, made } = fakeCall(grants(logContact, {}));
  await saveCall(call, open, formOf(said));
  expect(made[0]?.send).not.toHaveProperty('body.promise');
});

test('a promise of more than is owed is refused at its field, and the call is shown again', async () => {
  const refusal = refuses(logContact, 'invalid_input', { field: 'promise.amount.amount' });
  expect(await saveCall(fakeCall(refusal).call, open, formOf(withPromise))).toMatchObject({
    status: 422,
    data: { fields: { amount: 'invalid_input' }, values: { amount: '$1,200.50', outcome: 'will_pay' } },
  });
});

test('a collector who goes on is led to the next call of the same queue', async () => {
  const { call, made } = fakeCall(grants(logContact, {}), grants(getNextCall, { loanId: nextId }));
  expect(await saveCall(call, open, formOf({ ...typed, luego: 'seguir' }))).toEqual(
    leadTo(`/cobranza/${nextId}?solo=promise_due&monto=5001-&hecho=llamada`),
  );
  expect(made[1]?.send).toEqual({ query: { standing: 'promise_due', amountFrom: 500_001, not: id } });
});

test('a collector for whom no call is left is led to the list, which says so', async () => {
  const { call } = fakeCall(grants(getNextCall, { loanId: null }));
  expect(await readNextCall(call, queue)).toBe('/cobranza?solo=promise_due&monto=5001-&hecho=sin-llamada');
});

test('the number of a borrower who may be called is shown, and the audit has the call as its reason', async () => {
  const shown = { value: '5512345678', revealedToday: 2, leftToday: 58 };
  const { call, made } = fakeCall(grants(getCollection, collection), grants(revealIdentifier, shown));
  expect(await startCall(call, open)).toMatchObject({ data: { identifier: 'phone', value: '5512345678' } });
  expect(made[1]?.send).toEqual({
    params: { id },
    body: { identifier: 'phone', reason: 'Llamada de cobranza del préstamo A7' },
  });
});

test('the number of a borrower who must not be called now is not asked for', async () => {
  const mayCall = { ...collection.mayCall, refusal: 'contact_too_often', allowedAt: null } as const;
  const { call, made } = fakeCall(grants(getCollection, { ...collection, mayCall }));
  expect(await startCall(call, open)).toEqual(leadTo(`/cobranza/${id}?solo=promise_due&monto=5001-`));
  expect(made).toHaveLength(1);
});

test('the page of a call shows what to say and to offer, where the borrower works and what they paid', () => {
  const view = callView(collection, today);
  expect(view.script.join(' ')).toContain('Tu pago de $1,200.00 venció el 20.11.2026, hace 4 días.');
  expect(view.offers.map(({ detail }) => detail)).toEqual([
    '$1,200.00',
    '$1,300.00',
    '$400.00, y vence el 01.12.2026. Se paga a más tardar el 25.11.2026.',
    'Hasta el 09.12.2026.',
  ]);
  expect(view.work.map(({ detail }) => detail)).toEqual([
    'Panadería La Espiga, Cajera',
    'Quincenal',
    '30.11.2026, 15.12.2026',
    'Mensaje a su celular. Nunca su trabajo ni sus referencias.',
  ]);
  expect(view.payments).toMatchObject([{ on: '10.11.2026', amount: '$300.00' }]);
  expect(view.isCallable).toBe(true);
});

test('a second promise cannot be typed while one is open', () => {
  expect(callView({ ...collection, promises: [promise] }, today).promise).toBeNull();
  expect(callView({ ...collection, promises: [{ ...promise, state: 'kept' }] }, today).promise).not.toBeNull();
});

test('a promise may be for each day up to the last one, and the next pay day is proposed', () => {
  const choice = promiseChoice({ ...collection, today });
  expect([choice.days[0], choice.days.at(-1)]).toEqual([
    { value: '2026-11-24', label: 'martes 24.11.2026, hoy' },
    { value: '2026-12-09', label: 'miércoles 09.12.2026' },
  ]);
  expect(choice.days.find(({ value }) => value === choice.first)?.label).toBe('lunes 30.11.2026, día de pago');
});

test('the proposed day of a promise is always one of its days', () => {
  const ahead = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(ahead, fc.array(ahead, { maxLength: 2 }), (last, payDays) => {
      const { days, first } = promiseChoice({
        today,
        promiseUntil: addDays(today, last),
        payDays: payDays.map((day) => addDays(today, day)),
      });
      expect(days).toHaveLength(last + 1);
      expect(days.map(({ value }) => value)).toContain(first);
    }),
  );
});

test('no text of the list breaks the law or is too long, whatever the figures', () => {
  const names = fc.constantFrom('Ana Robles', 'María de los Ángeles Hernández', 'José');
  fc.assert(
    fc.property(
      names,
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.constantFrom(...CALL_REASONS),
      fc.constantFrom(...PROMISE_STATES),
      fc.constantFrom('646180000000000007', null),
      (clientName, amount, reason, state, clabe) => {
        const overdue = centavos(amount);
        const promises = [{ ...promise, state, amount: overdue }];
        const { texts } = callView({ ...collection, clientName, overdue, reason, promises, clabe }, today);
        expect(texts).toHaveLength(clabe === null ? 1 : 2);
        for (const { text } of texts) {
          expect(forbiddenWording(text)).toBeUndefined();
          expect(text.length).toBeLessThanOrEqual(COLLECTION_TEXT_MAX);
        }
      },
    ),
  );
});
