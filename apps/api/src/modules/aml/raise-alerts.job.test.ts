import { randomUUID } from 'node:crypto';
import { mexicoDate } from '@lender/calculator';
import { LOAN_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database/test-database.ts';
import { testKeys } from '../../../test/server/test-env.ts';
import { createClock } from '../../kernel/clock.ts';
import { createVault } from '../../kernel/crypto/vault.ts';
import { connect } from '../../kernel/database/database.ts';
import { originHash } from '../payments/index.ts';
import { raiseAlertsJob } from './raise-alerts.job.ts';

const { db, close } = connect(await testDatabase(), { connections: 1 });
// Payments of people and loans that do not exist: the findings follow from their own columns.
await sql`set session_replication_role = replica`.execute(db);
afterAll(close);

const vault = createVault(testKeys());
const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-22T15:00:00Z');
const on = (day: number): Date => new Date(NOW.getTime() + day * DAY_MS);

const account = (number: number) => ({ clabe: `0121800000000000${number}` });
const sealed = (id: string, { clabe }: ReturnType<typeof account>) =>
  vault.seal(JSON.stringify({ clabe, holderName: null }), `money-in:${id}:origin`);

interface Planted {
  readonly day: number;
  readonly from?: ReturnType<typeof account>;
  /** True when it is of a server that kept no name of the account. @default false */
  readonly isOld?: boolean;
}

/** Plants a transfer of a new client, booked the given number of days from now. */
async function paid({ day, from, isOld = false }: Planted): Promise<string> {
  const [client_id, id, loan_id] = [randomUUID(), randomUUID(), randomUUID()];
  const paidOn = mexicoDate(on(day).getTime());
  await db
    .insertInto('loan')
    .values({
      ...{ client_id, id: loan_id, application_id: randomUUID(), hashed_id: loan_id, status: LOAN_STATUS.active },
      ...{ principal_centavos: centavos(300_000), total_centavos: null, start_date: null, due_date: null },
      ...{ terms: null, settled_seen_at: null, created_at: on(day), status_since: on(day) },
    })
    .execute();
  await db
    .insertInto('payment')
    .values({
      ...{ client_id, id, loan_id, amount_centavos: centavos(100_000), method: 'spei', provider_id: id },
      ...{ paid_on: paidOn, paid_at: on(day), booked_at: on(day) },
      ...(from && { origin_sealed: sealed(id, from), ...(!isOld && { origin_hash: originHash(vault, from) }) }),
    })
    .execute();
  return id;
}

const raiseOn = (day: number) => raiseAlertsJob({ db, clock: createClock(() => on(day)), newId: randomUUID, vault })();
const alerts = async () =>
  (await db.selectFrom('aml_alert').select('payment_ids').orderBy('raised_at').execute()).map(({ payment_ids }) =>
    payment_ids.toSorted(),
  );

test('the loans that one account pays for are found by a new payment among much older ones, and once', async () => {
  const early = [await paid({ day: -40, from: account(10) }), await paid({ day: -3, from: account(10) })];
  await paid({ day: -3, from: account(20) });
  await raiseOn(-2);
  expect(await alerts()).toEqual([]);
  const last = await paid({ day: -1, from: account(10) });
  await raiseOn(0);
  await raiseOn(0);
  expect(await alerts()).toEqual([[...early, last].toSorted()]);
});

test('payments booked by an older server are included, and so is an account reported later than its payment', async () => {
  const unnamed = await paid({ day: -20, from: account(30), isOld: true });
  const other = await paid({ day: 1, from: account(30) });
  const late = await paid({ day: 1 });
  await raiseOn(2);
  const known = (await alerts()).length;
  await db
    .updateTable('payment')
    .set({
      origin_sealed: sealed(late, account(30)),
      origin_hash: originHash(vault, account(30)),
      origin_heard_at: on(5),
    })
    .where('id', '=', late)
    .execute();
  await raiseOn(6);
  expect((await alerts()).slice(known)).toEqual([[unnamed, other, late].toSorted()]);
});

test('a run without new data reads no payments again', async () => {
  await raiseOn(8);
  expect(await raiseOn(8)).toMatchObject({ failures: [] });
  // Payment of an older server; those are read again while they are recent.
  expect((await raiseOn(8)).seen).toBe(1);
});

test('a new payment is related to two months of payments, and to nothing older', async () => {
  const [older, early, late] = [
    await paid({ day: 98 - 63, from: account(40) }),
    await paid({ day: 100 - 61, from: account(40) }),
    await paid({ day: 99, from: account(40) }),
  ];
  await raiseOn(99);
  const known = (await alerts()).length;
  const last = await paid({ day: 99.9, from: account(40) });
  await raiseOn(100);
  expect((await alerts()).slice(known)).toEqual([[early, late, last].toSorted()]);
  expect((await alerts()).flat()).not.toContain(older);
});

test('a payment written during a run is found the next time, for an hour', async () => {
  await raiseOn(120);
  const known = (await alerts()).length;
  const hoursBefore = (hours: number) => 120 - hours / 24;
  const just: string[] = [];
  for (let one = 0; one < 3; one++) {
    just.push(await paid({ day: hoursBefore(0.9), from: account(50) }));
    await paid({ day: hoursBefore(1.1), from: account(60) });
  }
  await raiseOn(120.1);
  expect((await alerts()).slice(known)).toEqual([just.toSorted()]);
});
