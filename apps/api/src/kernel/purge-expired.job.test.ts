import { randomUUID } from 'node:crypto';
import { mexicoDate } from '@lender/calculator';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import { createClock } from './clock.ts';
import { connect } from './database/database.ts';
import { purgeExpiredJob } from './purge-expired.job.ts';

const { db, close } = connect(await testDatabase(), { connections: 1 });
// Rows of clients whom nobody made: the references between tables are not this job's.
await sql`set session_replication_role = replica`.execute(db);
afterAll(close);
const NOW = new Date('2026-11-22T15:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

/** Stores one row of each kind that ended so many days ago, each by the column by which it is judged. */
const STORE: Readonly<Record<string, { readonly days: number; readonly store: (at: Date) => Promise<unknown> }>> = {
  idempotency_key: {
    days: 7,
    store: (created_at) =>
      db
        .insertInto('idempotency_key')
        .values({
          scope: 'public',
          key: `${created_at}`,
          fingerprint: Buffer.alloc(1),
          status: 200,
          answer_sealed: Buffer.alloc(1),
          created_at,
        })
        .execute(),
  },
  screening: {
    days: 730,
    store: (asked_at) =>
      db
        .insertInto('screening')
        .values({
          client_id: randomUUID(),
          application_id: randomUUID(),
          kind: 'device',
          state: 'answered',
          answer: '{"result":"A"}',
          asked_at,
        })
        .execute(),
  },
  webhook_event: {
    days: 30,
    store: (created_at) =>
      db
        .insertInto('webhook_event')
        .values({ id: randomUUID(), type: 'loan.paid', data: '{}', occurred_at: created_at, created_at })
        .execute(),
  },
  rate_limit: {
    days: 2,
    store: (window_start) =>
      db
        .insertInto('rate_limit')
        .values({ bucket: `${window_start}`, window_start, hits: 1 })
        .execute(),
  },
  session: {
    days: 30,
    store: (expires_at) =>
      db
        .insertInto('session')
        .values({
          account_id: randomUUID(),
          id: randomUUID(),
          account_type: 'client',
          created_at: expires_at,
          expires_at,
        })
        .execute(),
  },
  one_time_code: {
    days: 2,
    store: (sent_at) =>
      db
        .insertInto('one_time_code')
        .values({
          channel: 'sms',
          address_hash: Buffer.from(`${sent_at}`),
          purpose: 'phone',
          subject: 'phone',
          code_hash: Buffer.alloc(1),
          sent_at,
          expires_at: sent_at,
          tries: 0,
          day: mexicoDate(NOW.getTime()),
          sent_today: 1,
        })
        .execute(),
  },
  collector_reference: {
    days: 30,
    store: (expires_at) =>
      db
        .insertInto('collector_reference')
        .values({
          client_id: randomUUID(),
          id: randomUUID(),
          reference_number: `${expires_at}`,
          created_at: expires_at,
          expires_at,
        })
        .execute(),
  },
  known_source: {
    days: 180,
    store: (seen_at) =>
      db
        .insertInto('known_source')
        .values({ account_id: randomUUID(), source_hash: Buffer.alloc(1), seen_at })
        .execute(),
  },
  contact_change: {
    days: 30,
    store: (undo_until) =>
      db
        .insertInto('contact_change')
        .values({
          client_id: randomUUID(),
          id: randomUUID(),
          kind: 'email',
          old_sealed: Buffer.alloc(1),
          undo_code_hash: Buffer.alloc(1),
          changed_at: undo_until,
          undo_until,
        })
        .execute(),
  },
  provider_event: {
    days: 90,
    store: (received_at) =>
      db
        .insertInto('provider_event')
        .values({ provider: 'openpay', event_key: `${received_at}`, received_at, body: '{}' })
        .execute(),
  },
};

test('notices about money are kept for ten years', async () => {
  const store = (received_at: Date) =>
    db
      .insertInto('provider_event')
      .values({
        provider: 'openpay',
        event_key: `money:${received_at}`,
        received_at,
        body: '{"transaction":{"id":"tr1"}}',
      })
      .execute();
  for (const days of [0, 91, 3_652, 3_654]) await store(daysAgo(days));
  await purgeExpiredJob({ db, clock: createClock(() => NOW) })();
  const kept = await db.selectFrom('provider_event').select('received_at').orderBy('received_at').execute();
  expect(kept.map(({ received_at }) => received_at)).toEqual([3_652, 91, 0].map(daysAgo));
  await db.deleteFrom('provider_event').execute();
});

test('whom a provider saw is forgotten after two years, and how the check ended stays', async () => {
  const store = (created_at: Date) =>
    db
      .insertInto('identity_check')
      .values({
        client_id: randomUUID(),
        id: randomUUID(),
        application_id: randomUUID(),
        session_id: randomUUID(),
        url_sealed: Buffer.alloc(1),
        status: 'approved',
        found_sealed: Buffer.alloc(1),
        created_at,
        status_since: created_at,
      })
      .execute();
  for (const days of [0, 729, 731]) await store(daysAgo(days));
  await purgeExpiredJob({ db, clock: createClock(() => NOW) })();
  const rows = await db.selectFrom('identity_check').select(['status', 'found_sealed']).orderBy('created_at').execute();
  expect(rows.map(({ status, found_sealed }) => [status, found_sealed !== null])).toEqual([
    ['approved', false],
    ['approved', true],
    ['approved', true],
  ]);
});

test.each(Object.entries(STORE))('%s is kept for its time and no longer', async (table, { days, store }) => {
  for (const age of [0, days - 1, days + 1, days * 10]) await store(daysAgo(age));
  await purgeExpiredJob({ db, clock: createClock(() => NOW) })();
  const { count } = await db
    .selectFrom(table as 'rate_limit')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(2);
});

test('what proves a login that nobody came back from is forgotten', async () => {
  const beginning = { state_hash: Buffer.alloc(1), verifier_sealed: Buffer.alloc(1) };
  for (const expires_at of [daysAgo(1), daysAgo(-1)])
    await db
      .insertInto('external_login')
      .values({ client_id: randomUUID(), application_id: randomUUID(), ...beginning, expires_at })
      .execute();
  await purgeExpiredJob({ db, clock: createClock(() => NOW) })();
  const kept = db.selectFrom('external_login').select(['state_hash', 'expires_at']).orderBy('expires_at');
  expect(await kept.execute()).toEqual([
    { state_hash: Buffer.alloc(1), expires_at: daysAgo(-1) },
    { state_hash: null, expires_at: null },
  ]);
});

test('a reference of the collector that is forgotten is found by its number no more', async () => {
  for (const [reference_number, expires_at] of [
    ['forgotten', daysAgo(31)],
    ['kept', daysAgo(1)],
  ] as const) {
    const reference = { client_id: randomUUID(), id: randomUUID() };
    const row = { ...reference, reference_number, created_at: expires_at, expires_at };
    await db.insertInto('collector_reference').values(row).execute();
    const name = { kind: 'collector_reference', name: reference_number } as const;
    await db
      .insertInto('outside_name')
      .values({ ...name, ...reference })
      .execute();
  }
  await purgeExpiredJob({ db, clock: createClock(() => NOW) })();
  expect(await db.selectFrom('outside_name').select('name').execute()).toEqual([{ name: 'kept' }]);
});
