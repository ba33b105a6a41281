import { addDays, type PlainDate, plainDate } from '@lender/calculator';
import {
  COLLECTION_SORTS,
  getCollection,
  getNextCall,
  listCollection,
  logContact,
  promisePayment,
  propertyPathOf,
  reportLoan,
  type Send,
} from '@lender/contract';
import { CALL_REASONS, LOAN_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { lend } from '../../../test/loans/lend.ts';
import { sellProduct } from '../../../test/loans/sell-product.ts';
import { expectDone } from '../../../test/people/journey.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { wallFrom } from '../../../test/server/time-of-day.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { storeEmployment } from '../clients/index.ts';

const server = await testServer({}, { wall: wallFrom(12) });
const { services } = server;
const { db } = services;
const collector = await staffMember(server, 'collector');
const auditor = await staffMember(server, 'auditor');

type Body = Send<typeof logContact>['body'];

const todayIs = async () => (await services.clock.business(db)).today;
/** Sets the due date of a loan's row, as if the loan had been signed earlier. */
async function dueSince(loanId: string, days: number): Promise<void> {
  const due = addDays(await todayIs(), -days);
  await db.updateTable('loan').set({ due_date: due }).where('id', '=', loanId).execute();
}
async function late(days = 5): Promise<string> {
  const { loanId } = await lend(server);
  await dueSince(loanId, days);
  return loanId;
}
const call = (id: string, body: Partial<Body>, key?: string) =>
  server.call(
    logContact,
    { params: { id }, body: { channel: 'call', party: 'borrower', outcome: 'will_pay', ...body } },
    { ...collector, ...(key !== undefined && { key }) },
  );
const promised = async ({ pesos = 100, days = 2 } = {}): Promise<NonNullable<Body['promise']>> => ({
  amount: centavos(pesos * 100),
  promisedOn: addDays(await todayIs(), days),
});
const read = (id: string) => expectDone(server.call(getCollection, { params: { id } }, collector));
const list = (query: Send<typeof listCollection>['query']) =>
  expectDone(server.call(listCollection, { query: { perPage: 100, ...query } }, collector));
const next = async (query: Send<typeof getNextCall>['query'] = {}) =>
  (await expectDone(server.call(getNextCall, { query }, collector))).loanId;
const promise = async (id: string, days: number) =>
  expectDone(
    server.call(
      promisePayment,
      { params: { id }, body: { ...(await promised({ days })), note: 'Lo dijo' } },
      collector,
    ),
  );
const breakPromise = (loanId: string) =>
  db.updateTable('payment_promise').set({ state: 'broken' }).where('loan_id', '=', loanId).execute();

describe('a call with a promise', () => {
  answers(logContact, async () => call(await late(), { promise: await promised() }));
  refuses(logContact, 'invalid_input', async () => call(await late(), { outcome: 'disputes' }));
  refuses(logContact, 'invalid_input', async () =>
    call(await late(), { outcome: 'no_answer', promise: await promised() }),
  );
  refuses(logContact, 'invalid_input', async () => call(await late(), { promise: await promised({ pesos: 900_000 }) }));
  refuses(logContact, 'promise_open', async () => {
    const id = await late();
    await promise(id, 1);
    return call(id, { promise: await promised() });
  });
  refuses(logContact, 'nothing_to_pay', async () => {
    const id = await late();
    await db.updateTable('loan').set({ status: LOAN_STATUS.writeOff }).where('id', '=', id).execute();
    return call(id, { promise: await promised() });
  });

  test('a call and its promise are stored together, with the same author and without a note', async () => {
    const id = await late();
    await expectDone(call(id, { promise: await promised({ pesos: 250, days: 3 }) }));
    const { contacts, promises, contactsToday } = await read(id);
    expect(contacts).toMatchObject([{ channel: 'call', outcome: 'will_pay', note: '', byName: collector.name }]);
    expect(promises).toMatchObject([{ amount: 25_000, promisedOn: addDays(await todayIs(), 3), state: 'open' }]);
    expect(contactsToday).toBe(1);
  });

  test('a call whose promise is refused is not stored, and does not count as a try', async () => {
    const id = await late();
    const refused = await call(id, { promise: await promised({ days: 16 }) });
    expect(refused.body).toMatchObject({ violations: [{ propertyPath: propertyPathOf(['promise', 'promisedOn']) }] });
    expect(await read(id)).toMatchObject({ contacts: [], promises: [], contactsToday: 0 });
  });

  test('a call and its promise that are sent twice with one key are stored once', async () => {
    const [id, key, made] = [await late(), crypto.randomUUID(), await promised()];
    const sent = await Promise.all([call(id, { promise: made }, key), call(id, { promise: made }, key)]);
    expect(sent.some(({ status }) => status === 201)).toBe(true);
    await expectDone(call(id, { promise: made }, key));
    const { contacts, promises } = await read(id);
    expect([contacts.length, promises.length]).toEqual([1, 1]);
  });

  test('a promise with a call to another person is refused with the call', async () => {
    const id = await late();
    expect((await call(id, { party: 'reference', promise: await promised() })).code).toBe('contact_third_party');
    expect((await read(id)).promises).toEqual([]);
  });
});

describe('the page of a call', () => {
  test('a collector sees when the borrower is paid, where they work, and no identifier in full', async () => {
    const id = await late();
    const before = await read(id);
    expect(before.employer).toBeNull();
    const work = {
      company_name: 'Panadería La Espiga',
      employed_since: plainDate('2024-01-01'),
      work_phone_sealed: null,
    };
    const employment = {
      ...{ client_id: before.clientId, employment_status: 'employed', employment_position: 'employed.office', ...work },
      ...{ monthly_income_centavos: centavos(900_000), monthly_obligations_centavos: centavos(0) },
      updated_at: new Date(),
    };
    await inTransaction(db, (tx) => storeEmployment(tx, employment));
    const seen = await read(id);
    const today = await todayIs();
    expect(seen.employer).toMatchObject({ name: 'Panadería La Espiga', position: expect.stringMatching(/[a-z]/) });
    expect(seen.payDays).toHaveLength(2);
    expect(seen.payDays.every((day: PlainDate) => day >= today)).toBe(true);
    expect(seen.payCycle).not.toBeNull();
    expect(seen.phoneMasked).toMatch(/^•{6}\d{4}$/);
    expect(seen.emailMasked ?? '•').toContain('•');
    expect(seen.payments).toEqual([]);
  });

  test('the last day that may be promised is the one that the product states', async () => {
    const id = await late();
    const today = await todayIs();
    expect((await read(id)).promiseUntil).toBe(addDays(today, 15));
    await sellProduct(server, (config) => ({ ...config, promiseDays: 4 }));
    expect((await read(id)).promiseUntil).toBe(addDays(today, 4));
    expect((await call(id, { promise: await promised({ days: 5 }) })).code).toBe('invalid_input');
    await expectDone(call(id, { promise: await promised({ days: 4 }) }));
    await sellProduct(server, (config) => ({ ...config, promiseDays: 15 }));
  });
});

describe('the order of late loans', () => {
  test('promises that are due come first, then broken ones, and promises for a later day last', async () => {
    const [plain, later, broken, due] = [await late(20), await late(90), await late(2), await late(1)];
    await promise(later, 3);
    await promise(broken, 1);
    await breakPromise(broken);
    await promise(due, 0);
    const { rows } = await list({ sort: 'priority' });
    const placeOf = (id: string) => rows.findIndex(({ loanId }) => loanId === id);
    const ordered = [due, broken, plain, later];
    expect(ordered.map((id) => rows[placeOf(id)]?.reason)).toEqual(CALL_REASONS);
    expect(ordered.map(placeOf)).toEqual(ordered.map(placeOf).toSorted((one, other) => one - other));
  });

  test('a borrower who was tried today comes after those who were not', async () => {
    const [tried, untried] = [await late(12), await late(11)];
    await expectDone(call(tried, { outcome: 'no_answer' }));
    const ids = (await list({ sort: 'priority' })).rows.map(({ loanId }) => loanId);
    expect(ids.indexOf(untried)).toBeLessThan(ids.indexOf(tried));
  });

  test.each(COLLECTION_SORTS)('the list by %s shows each loan once, page by page', async (sort) => {
    const all = (await list({ sort })).rows.map(({ loanId }) => loanId);
    const seen: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page = await list({ sort, perPage: 3, ...(after && { after }) });
      seen.push(...page.rows.map(({ loanId }) => loanId));
      after = page.next;
    }
    expect(all.length).toBeGreaterThan(3);
    expect(seen).toEqual(all);
  });

  test('the list by promise begins with the earliest open one, and the list by amount with the largest loan', async () => {
    const byPromise = (await list({ sort: 'promise' })).rows;
    const days = byPromise.flatMap((row) => (row.promise?.state === 'open' ? [row.promise.promisedOn] : []));
    expect(days).toEqual(days.toSorted());
    expect(byPromise.slice(0, days.length).every((row) => row.promise?.state === 'open')).toBe(true);
    const amounts = (await list({ sort: 'amount' })).rows.map(({ principal }) => principal);
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
  });

  test('a filter by amount keeps loans between both amounts, these included', async () => {
    const { rows } = await list({ sort: 'amount' });
    const amount = rows[0]?.principal ?? centavos(0);
    const kept = (await list({ amountFrom: amount, amountTo: amount })).rows;
    expect(kept.map(({ principal }) => principal)).toEqual(
      rows.filter(({ principal }) => principal === amount).map(() => amount),
    );
    expect((await list({ amountFrom: centavos(amount + 1) })).rows).toEqual([]);
  });
});

describe('the next call', () => {
  answers(getNextCall, () => server.call(getNextCall, { query: {} }, collector));

  test('the next call is the first by priority who may be called, and never the borrower who was just called', async () => {
    const due = await late(1);
    await promise(due, 0);
    const first = await next({ standing: 'promise_due' });
    const { rows } = await list({ sort: 'priority', standing: 'promise_due' });
    expect(first).toBe(rows.find(({ mayCall }) => mayCall.refusal === null)?.loanId);
    expect(await next({ standing: 'promise_due', not: first ?? due })).not.toBe(first);
  });

  test('a borrower who must not be called, promised a later day or reported the loan is not the next call', async () => {
    const [asked, later, reported] = [await late(300), await late(299), await lend(server)];
    await dueSince(reported.loanId, 298);
    await expectDone(call(asked, { outcome: 'asks_to_stop', note: 'Lo pide' }));
    await promise(later, 2);
    await expectDone(
      server.call(reportLoan, { query: { loanId: reported.loanId }, body: { kind: 'not_mine' } }, reported),
    );
    const found = await next({ bucket: '91+' });
    expect([asked, later, reported.loanId]).not.toContain(found);
  });

  test('an auditor may read the next call, and no late loan is left where a filter finds none', async () => {
    const { loanId } = await expectDone(
      server.call(getNextCall, { query: { amountFrom: centavos(99_000_000) } }, auditor),
    );
    expect(loanId).toBeNull();
  });
});
