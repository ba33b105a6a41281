import { randomUUID } from 'node:crypto';
import { mexicoDate } from '@lender/calculator';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../test/database/test-database.ts';
import { createClock } from './kernel/clock.ts';
import { connect } from './kernel/database/database.ts';
import { purgeExpiredJob } from './purge-expired.job.ts';

const { db, close } = connect(await testDatabase(), { connections: 1 });
// Rows of clients that do not exist: the references between tables are not this job's concern.
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

test('the person whom a provider saw is deleted after two years, and the result of the check stays', async () => {
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

test.each(Object.entries(STORE))('rows of %s are kept for their time and no longer', async (table, { days, store }) => {
  for (const age of [0, days - 1, days + 1, days * 10]) await store(daysAgo(age));
  await purgeExpiredJob({ db, clock: createClock(() => NOW) })();
  const { count } = await db
    .selectFrom(table as 'rate_limit')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(2);
});

/**
 * Stores rows of these ages, runs the job and returns the age in days of the oldest row that still holds what its kind
 * deletes.
 */
async function oldestKept(
  ages: readonly number[],
  kind: {
    readonly store: (at: Date) => Promise<unknown>;
    readonly kept: () => Promise<readonly { at: Date | null }[]>;
  },
): Promise<number> {
  for (const days of ages) await kind.store(daysAgo(days));
  await purgeExpiredJob({ db, clock: createClock(() => NOW) })();
  const kept = (await kind.kept()).map(({ at }) => (NOW.getTime() - (at?.getTime() ?? 0)) / 86_400_000);
  expect(kept.toSorted((a, b) => a - b)).toEqual(ages.filter((days) => days <= Math.max(...kept)));
  return Math.max(...kept);
}

test('the answer of a credit bureau is deleted after two years, and the query stays', async () => {
  const query = { state: 'answered', text_hash: '', evidence: '{}', folio: 'f', facts: '{"score":700}' } as const;
  const store = (ended_at: Date) =>
    db
      .insertInto('bureau_query')
      .values({ client_id: randomUUID(), application_id: randomUUID(), ...query, authorized_at: ended_at, ended_at })
      .execute();
  const rows = db.selectFrom('bureau_query').select('ended_at as at');
  expect(await oldestKept([0, 729, 731], { store, kept: () => rows.where('facts', 'is not', null).execute() })).toBe(
    729,
  );
  expect(await rows.where('folio', 'is', null).execute()).toHaveLength(1);
});

test('device and network of an acceptance are deleted after ten years, and the acceptance stays', async () => {
  const store = (accepted_at: Date) =>
    db
      .insertInto('acceptance')
      .values({
        ...{ client_id: randomUUID(), id: randomUUID(), kind: 'terms', version: 1, document_sha256: null },
        ...{ application_id: null, accepted_at, method: 'click', request_id: null, code: null },
        ...{ device: 'a phone', address_sealed: Buffer.alloc(1) },
      })
      .execute();
  const rows = db.selectFrom('acceptance').select('accepted_at as at');
  const isKnown = sql<boolean>`num_nonnulls(device, address_sealed) > 0`;
  expect(await oldestKept([0, 3_652, 3_654], { store, kept: () => rows.where(isKnown).execute() })).toBe(3_652);
  expect(await rows.execute()).toHaveLength(3);
});

test('a refused CURP counts for thirty days', async () => {
  const store = (refused_at: Date) =>
    db
      .insertInto('refused_curp')
      .values({ client_id: randomUUID(), keyed_hash: Buffer.alloc(1), refused_at })
      .execute();
  const kept = () => db.selectFrom('refused_curp').select('refused_at as at').execute();
  expect(await oldestKept([0, 29, 31], { store, kept })).toBe(29);
});

test('a replaced address is held until its change can no longer be undone, and a present one is kept', async () => {
  const claim = (held_until: Date | null) =>
    db
      .insertInto('identity_claim')
      .values({ kind: 'phone', keyed_hash: Buffer.from(`${held_until}`), client_id: randomUUID(), held_until })
      .execute();
  for (const held_until of [null, daysAgo(1), daysAgo(-1)]) await claim(held_until);
  await purgeExpiredJob({ db, clock: createClock(() => NOW) })();
  const kept = db
    .selectFrom('identity_claim')
    .select('held_until')
    .orderBy('held_until', (by) => by.asc().nullsFirst());
  expect(await kept.execute()).toEqual([{ held_until: null }, { held_until: daysAgo(-1) }]);
});

test('a file of staff is kept for a week and its request for ninety days, and a cancelled one stays as it ended', async () => {
  const states = ['asked', 'queued', 'ready', 'failed', 'cancelled'] as const;
  const period = { first_day: mexicoDate(NOW.getTime()), last_day: mexicoDate(NOW.getTime()) };
  const store = (asked_at: Date, state: (typeof states)[number]) =>
    db
      .insertInto('export_file')
      .values({
        ...{ id: randomUUID(), staff_id: randomUUID(), source: 'cash', ...period, is_personal: false },
        ...{ state, asked_at, storage_key: randomUUID() },
      })
      .execute();
  for (const state of states) for (const days of [6, 8, 89, 91]) await store(daysAgo(days), state);
  await purgeExpiredJob({ db, clock: createClock(() => NOW) })();
  const rows = await db.selectFrom('export_file').select(['asked_at', 'state', 'storage_key']).execute();
  const of = (days: number) => rows.filter(({ asked_at }) => asked_at.getTime() === daysAgo(days).getTime());
  expect(
    of(6)
      .map(({ state }) => state)
      .toSorted(),
  ).toEqual(states.toSorted());
  expect(of(6).every(({ storage_key }) => storage_key !== null)).toBe(true);
  for (const days of [8, 89]) {
    expect(
      of(days)
        .map(({ state }) => state)
        .toSorted(),
    ).toEqual(['cancelled', ...Array(4).fill('expired')]);
    expect(of(days).filter(({ storage_key }) => storage_key !== null)).toHaveLength(1);
  }
  expect(of(91)).toEqual([]);
});

test('the proof of a login that was begun and never finished is deleted', async () => {
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

test('a collector reference that was deleted is no longer found by its number', async () => {
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
