import { addDays, type PlainDate } from '@lender/calculator';
import {
  addAgency,
  assignAgency,
  changeStopContact,
  getCase,
  getCollection,
  listAgencies,
  listAudit,
  listCollection,
  logContact,
  promisePayment,
  registerAgency,
  type Send,
  sendCollectionText,
} from '@lender/contract';
import { COLLECTION_BUCKETS, LOAN_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { lend } from '../../../test/loans/lend.ts';
import { expectDone } from '../../../test/people/journey.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { wallFrom } from '../../../test/server/time-of-day.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { lockClient } from '../clients/index.ts';
import { findLoan, recordLoanEvent } from '../loans/index.ts';
import { judgePromisesJob } from './promises/judge-promises.job.ts';

const server = await testServer({}, { wall: wallFrom(12) });
const { services } = server;
const { db } = services;
const collector = await staffMember(server, 'collector');
const supervisor = await staffMember(server, 'supervisor');

/** Makes a late loan for a test that changes it. */
async function late(days = 5): Promise<string> {
  const { loanId } = await lend(server);
  const { today } = await services.clock.business(db);
  await dueSince(loanId, addDays(today, -days));
  return loanId;
}

/** Sets the due date of a loan's row, as if the loan had been signed earlier. */
async function dueSince(loanId: string, day: PlainDate): Promise<void> {
  await db.updateTable('loan').set({ due_date: day }).where('id', '=', loanId).execute();
}

/** Runs something with the business clock at an hour of the lender's day; no job runs meanwhile. */
async function atHour<T>(hour: number, act: () => Promise<T>): Promise<T> {
  const { offset_ms } = await db.selectFrom('business_clock').select('offset_ms').executeTakeFirstOrThrow();
  const set = (ms: number) => db.updateTable('business_clock').set({ offset_ms: ms }).execute();
  await set(offset_ms + (hour - 12) * 3_600_000);
  try {
    return await act();
  } finally {
    await set(offset_ms);
  }
}

const nowhere = crypto.randomUUID();
const call = (id: string, changes: Partial<Send<typeof logContact>['body']> = {}) =>
  server.call(
    logContact,
    {
      params: { id },
      body: { channel: 'call', party: 'borrower', outcome: 'spoke', note: 'Dice que cobra el viernes', ...changes },
    },
    collector,
  );
const write = (id: string, text = 'Tu pago venció. ¿Te ayudamos a ponerte al corriente?') =>
  server.call(sendCollectionText, { params: { id }, body: { text } }, collector);
const read = async (id: string) => expectDone(server.call(getCollection, { params: { id } }, collector));
const stop = (id: string, isStopped: boolean) =>
  server.call(changeStopContact, { params: { id }, body: { isStopped, note: 'Lo pidió por escrito' } }, collector);
const newAgency = async (redecoNumber: string | null) =>
  (await expectDone(server.call(addAgency, { body: { name: 'Cobra Bien', redecoNumber } }, supervisor))).id;
const register = (id: string, redecoNumber: string | null) =>
  server.call(registerAgency, { params: { id }, body: { redecoNumber, note: 'Revisado' } }, supervisor);
const give = (id: string, agencyId: string | null) =>
  server.call(assignAgency, { params: { id }, body: { agencyId, note: 'Más de 30 días' } }, supervisor);
const list = async (query: Send<typeof listCollection>['query'] = {}) =>
  expectDone(server.call(listCollection, { query }, collector));
/** Loan on which tests only expect refusals. */
const calm = await late();
/** Makes a loan whose agency lost its number. */
async function loseAgency(): Promise<string> {
  const id = await late();
  const agency = await newAgency('R-100');
  await expectDone(give(id, agency));
  await expectDone(register(agency, null));
  return id;
}
async function makeStopped(): Promise<string> {
  const id = await late();
  await expectDone(stop(id, true));
  return id;
}
async function tryOften(): Promise<string> {
  const id = await late();
  for (let attempt = 0; attempt < 3; attempt++) await expectDone(call(id, { outcome: 'no_answer' }));
  return id;
}
const [unregistered, stopped, tried] = await Promise.all([loseAgency(), makeStopped(), tryOften()]);

describe('a call about a debt', () => {
  answers(logContact, async () => call(await late()));
  refuses(logContact, 'not_found', () => call(nowhere));
  refuses(logContact, 'contact_third_party', () => call(calm, { party: 'reference' }));
  refuses(logContact, 'contact_stopped', () => call(stopped));
  refuses(logContact, 'contact_outside_hours', () => atHour(23, () => call(calm)));
  refuses(logContact, 'contact_too_often', () => call(tried));
  refuses(logContact, 'agency_unregistered', () => call(unregistered));

  test('a call about a debt is stored with its maker, and never changes', async () => {
    const id = await late();
    await expectDone(call(id));
    const { contacts, contactsToday } = await read(id);
    expect(contacts).toMatchObject([
      {
        channel: 'call',
        outcome: 'spoke',
        note: 'Dice que cobra el viernes',
        byName: collector.name,
        agencyName: null,
      },
    ]);
    expect(contactsToday).toBe(1);
    await expect(db.deleteFrom('collection_contact').where('loan_id', '=', id).execute()).rejects.toThrow();
  });

  test('a call at night is refused with the moment at which it may be made, and the refusal is audited', async () => {
    const id = await late();
    const { today } = await services.clock.business(db);
    const { body } = await atHour(23, () => call(id));
    const allowedAt = new Date(`${addDays(today, 1)}T13:00:00Z`).toISOString();
    expect(body).toMatchObject({ error: { details: { allowedAt } } });
    expect(await atHour(23, async () => (await read(id)).mayCall)).toEqual({
      refusal: 'contact_outside_hours',
      allowedAt,
      zone: 'America/Mexico_City',
    });
    const { entries } = await expectDone(
      server.call(listAudit, { query: { subjectId: id, kind: 'write' } }, supervisor),
    );
    expect(entries).toMatchObject([
      { call: 'logContact', outcome: 'contact_outside_hours', staff: { id: collector.id } },
    ]);
    expect((await read(id)).contacts).toEqual([]);
  });

  test('calls about a debt at the same moment are counted one by one', async () => {
    const id = await late();
    const made = await Promise.all(Array.from({ length: 6 }, () => call(id, { outcome: 'no_answer' })));
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409, 409, 409]);
  });

  test('a call in which the borrower asks for no more is the last one, except for calls that they make', async () => {
    const id = await late();
    await expectDone(call(id, { outcome: 'asks_to_stop' }));
    expect((await call(id)).code).toBe('contact_stopped');
    expect((await read(id)).stop).toMatchObject({ byName: collector.name, note: 'Dice que cobra el viernes' });
    await expectDone(call(id, { channel: 'incoming_call' }));
    await expectDone(stop(id, false));
    await expectDone(call(id));
  });
});

describe('a text message about a debt', () => {
  answers(sendCollectionText, async () => write(await late()));
  refuses(sendCollectionText, 'not_found', () => write(nowhere));
  refuses(sendCollectionText, 'contact_wording', () => write(calm, 'Vamos a embargar tus bienes'));
  refuses(sendCollectionText, 'text_unfit', () => write(calm, 'Paga en www.evil.test antes del lunes'));
  refuses(sendCollectionText, 'contact_stopped', () => write(stopped));
  refuses(sendCollectionText, 'contact_outside_hours', () => atHour(24 + 6, () => write(calm)));
  refuses(sendCollectionText, 'contact_too_often', () => write(tried));
  refuses(sendCollectionText, 'agency_unregistered', () => write(unregistered));

  test('a text message about a debt is sent to the borrower, and one with forbidden words is not', async () => {
    const id = await late();
    await expectDone(write(id));
    const refused = await write(id, 'Le diremos a tu familia');
    expect(refused.body).toMatchObject({ error: { details: { fault: 'third_party', word: 'familia' } } });
    const sent = await db
      .selectFrom('message')
      .select('kind')
      .where('loan_id', '=', id)
      .where('kind', '=', 'collection_text')
      .execute();
    expect(sent).toHaveLength(1);
    expect((await read(id)).contacts).toMatchObject([{ channel: 'sms', outcome: null }]);
  });
});

describe('a borrower who asked for no more contacts', () => {
  answers(changeStopContact, async () => stop(await late(), true));
  refuses(changeStopContact, 'not_found', () => stop(nowhere, true));
});

describe('an agency', () => {
  answers(listAgencies, () => server.call(listAgencies, {} as never, collector));
  answers(addAgency, () => server.call(addAgency, { body: { name: 'Otra', redecoNumber: null } }, supervisor));
  answers(registerAgency, async () => register(await newAgency(null), 'R-7'));
  refuses(registerAgency, 'not_found', () => register(nowhere, 'R-7'));
  answers(assignAgency, async () => give(await late(), await newAgency('R-1')));
  refuses(assignAgency, 'not_found', () => give(calm, nowhere));
  refuses(assignAgency, 'agency_unregistered', async () => give(calm, await newAgency(null)));

  test('an agency has the loans that it was given, until they are taken back', async () => {
    const [id, agency] = [await late(), await newAgency('R-2')];
    await expectDone(give(id, agency));
    expect((await read(id)).agency).toMatchObject({ id: agency, name: 'Cobra Bien', redecoNumber: 'R-2' });
    const loansOf = async () =>
      (await expectDone(server.call(listAgencies, {} as never, supervisor))).find((one) => one.id === agency)?.loans;
    expect(await loansOf()).toBe(1);
    await expectDone(give(id, null));
    expect([(await read(id)).agency, await loansOf()]).toEqual([null, 0]);
  });
});

describe('a promise to pay', () => {
  const promise = async (id: string, { pesos = 100, days = 2 } = {}) => {
    const { today } = await services.clock.business(db);
    const body = { amount: centavos(pesos * 100), promisedOn: addDays(today, days), note: 'Cobra ese día' };
    return server.call(promisePayment, { params: { id }, body }, collector);
  };
  type Event = Parameters<typeof recordLoanEvent>[1]['event'];
  const happens = async (id: string, eventOf: (today: PlainDate) => Event) => {
    const { today } = await services.clock.business(db);
    const found = await findLoan(db, id);
    if (!found.ok) throw new Error('no loan');
    const { record: loan } = found.value;
    const event = eventOf(today);
    await inTransaction(db, async (tx) => {
      await lockClient(tx, loan.client_id);
      await recordLoanEvent(tx, { loan, event, actor: 'server' }, services);
    });
    return event.id;
  };
  const now = async () => (await services.clock.business(db)).now.toISOString();
  const pay = async (id: string, pesos: number) => {
    const at = await now();
    return happens(id, (today) => ({
      ...({ id: `payment:${crypto.randomUUID()}`, kind: 'payment', method: 'paynet', valueDate: today } as const),
      ...{ at, amountCentavos: centavos(pesos * 100) },
    }));
  };
  const takeBack = async (id: string, of: string) => {
    const at = await now();
    await happens(id, (today) => ({ kind: 'reversal', id: `reversal:${of}`, valueDate: today, at, of }));
  };
  const judged = async (id: string) => {
    await judgePromisesJob(services)();
    return (await read(id)).promises.map(({ state, paid }) => ({ state, paid }));
  };

  answers(promisePayment, async () => promise(await late()));
  refuses(promisePayment, 'not_found', () => promise(nowhere));
  refuses(promisePayment, 'promise_open', async () => {
    const id = await late();
    await expectDone(promise(id));
    return promise(id);
  });
  refuses(promisePayment, 'nothing_to_pay', async () => {
    const id = await late();
    await db.updateTable('loan').set({ status: LOAN_STATUS.writeOff }).where('id', '=', id).execute();
    return promise(id);
  });
  refuses(promisePayment, 'invalid_input', () => promise(calm, { pesos: 900_000 }));
  refuses(promisePayment, 'invalid_input', () => promise(calm, { days: 16 }));

  test('a promise to pay is kept by real money', async () => {
    const id = await late();
    await expectDone(promise(id));
    expect(await judged(id)).toEqual([{ state: 'open', paid: 0 }]);
    await pay(id, 40);
    expect(await judged(id)).toEqual([{ state: 'open', paid: 4_000 }]);
    await pay(id, 60);
    expect(await judged(id)).toEqual([{ state: 'kept', paid: 10_000 }]);
    await expectDone(promise(id));
  });

  test('a promise to pay is not kept by money that was reversed, and is never one of two open ones', async () => {
    const id = await late();
    await expectDone(promise(id));
    const payment = await pay(id, 100);
    expect(await judged(id)).toEqual([{ state: 'kept', paid: 10_000 }]);
    await takeBack(id, payment);
    expect(await judged(id)).toEqual([{ state: 'open', paid: 0 }]);
    const again = await pay(id, 100);
    expect(await judged(id)).toEqual([{ state: 'kept', paid: 10_000 }]);
    await expectDone(promise(id, { days: 5 }));
    await takeBack(id, again);
    expect(new Set((await judged(id)).map(({ state }) => state))).toEqual(new Set(['kept', 'open']));
    await atHour(12 + 24 * 3, async () =>
      expect((await judged(id)).map(({ state }) => state).toSorted()).toEqual(['broken', 'open']),
    );
  });

  test('a broken promise becomes kept by a payment made in time and reported within ten days, and by none later', async () => {
    const [reported, tooLate, missed] = [await late(), await late(), await late()];
    for (const id of [reported, tooLate, missed]) await expectDone(promise(id, { days: 0 }));
    const { today: day } = await services.clock.business(db);
    const reportedOf = async (id: string, valueDate: PlainDate) => {
      const at = await now();
      const named = { id: `payment:${crypto.randomUUID()}`, kind: 'payment', method: 'paynet' } as const;
      await happens(id, () => ({ ...named, valueDate, at, amountCentavos: centavos(10_000) }));
    };
    await atHour(12 + 24, async () => {
      for (const id of [reported, tooLate, missed]) expect(await judged(id)).toEqual([{ state: 'broken', paid: 0 }]);
    });
    await atHour(12 + 24 * 10, async () => {
      await reportedOf(reported, day);
      await reportedOf(tooLate, addDays(day, 1));
      expect(await judged(reported)).toEqual([{ state: 'kept', paid: 10_000 }]);
      expect(await judged(tooLate)).toEqual([{ state: 'broken', paid: 0 }]);
    });
    await atHour(12 + 24 * 11, async () => {
      await reportedOf(missed, day);
      expect(await judged(missed)).toEqual([{ state: 'broken', paid: 0 }]);
    });
  });

  test('a promise to pay is broken once its day is over, and is found in its queue', async () => {
    const id = await late();
    await expectDone(promise(id, { days: 0 }));
    expect((await list({ standing: 'promise_due', perPage: 100 })).rows.map(({ loanId }) => loanId)).toContain(id);
    await atHour(12 + 24, async () => expect(await judged(id)).toEqual([{ state: 'broken', paid: 0 }]));
    expect((await list({ standing: 'promise_broken', perPage: 100 })).rows.map(({ loanId }) => loanId)).toContain(id);
  });
});

describe('the list of late loans', () => {
  answers(listCollection, () => server.call(listCollection, { query: {} }, collector));

  test('the list of late loans shows each in its bucket once, page by page, those late for longest first', async () => {
    const ids = [await late(3), await late(9), await late(200), await late(9)];
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { rows, next } = await list({ perPage: 2, ...(after && { after }) });
      seen.push(...rows.map(({ loanId }) => loanId));
      after = next ?? undefined;
    } while (after);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen[0]).toBe(ids[2]);
    expect(seen).toEqual(expect.arrayContaining(ids));
    const { buckets } = await list();
    for (const bucket of COLLECTION_BUCKETS) {
      const { rows } = await list({ bucket, perPage: 100 });
      expect(rows).toHaveLength(buckets.find((one) => one.bucket === bucket)?.loans ?? -1);
    }
    const middle = (await list({ bucket: '8-15', perPage: 100 })).rows.map(({ loanId }) => loanId);
    expect(middle.toSorted()).toEqual([ids[1], ids[3]].toSorted());
  });

  test.each(['stopped', 'agency'] as const)('the list of late loans finds what is %s', async (status) => {
    const id = status === 'stopped' ? stopped : unregistered;
    const found = (await list({ standing: status, perPage: 100 })).rows.map(({ loanId }) => loanId);
    expect(found).toContain(id);
    expect(found).not.toContain(calm);
  });

  test('the list of late loans leaves out loans on hold', async () => {
    const id = await late();
    await db.updateTable('loan').set({ status: LOAN_STATUS.onHold }).where('id', '=', id).execute();
    expect((await list({ perPage: 100 })).rows.map(({ loanId }) => loanId)).not.toContain(id);
  });
});

describe('the collection of a loan', () => {
  answers(getCollection, () => server.call(getCollection, { params: { id: calm } }, collector));
  refuses(getCollection, 'not_found', () => server.call(getCollection, { params: { id: nowhere } }, collector));

  test('the collection of a loan shows a collector nothing of references and documents, nor does the case', async () => {
    expect(JSON.stringify(await read(calm))).not.toMatch(/reference_|relationship|document/);
    const found = await findLoan(db, calm);
    const applicationId = found.ok ? found.value.record.application_id : '';
    const { client } = await expectDone(server.call(getCase, { params: { id: applicationId } }, collector));
    expect(client.reference).toBeNull();
  });
});
