import { addDays } from '@lender/calculator';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { borrow } from '../../../../test/people/journey.ts';
import { ownerOf } from '../../../../test/server/owner.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';
import { lockClient } from '../../clients/index.ts';
import { closeDays } from './close-days.ts';

const server = await testServer();
const { db, clock } = server.services;
const owner = ownerOf(server);
const [busy, broken, usual] = [await borrow(server), await borrow(server), await borrow(server)];
const { today } = await clock.business(db);

/** Moves the clock ahead by a number of days, without running a job. */
const passDays = (days: number) =>
  db
    .updateTable('business_clock')
    .set({ offset_ms: days * 86_400_000 })
    .execute();

const bookedOn = async (borrower: { token: string }) => {
  const clientId = clientIdOf(borrower);
  return (await db.selectFrom('loan').select('booked_on').where('client_id', '=', clientId).executeTakeFirstOrThrow())
    .booked_on;
};

test('the day close skips no loan: neither one whose client is busy nor those beside a loan that fails', async () => {
  // Only the owner of the tables can do this: it switches off the protection of signed terms.
  await owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await tx.updateTable('loan').set({ terms: '{}' }).where('client_id', '=', clientIdOf(broken)).execute();
  });
  await passDays(4);
  let closing = Promise.resolve();
  await db.transaction().execute(async (tx) => {
    await lockClient(tx, clientIdOf(busy));
    closing = closeDays(server.services);
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  await closing;
  const closed = addDays(today, 3);
  expect([await bookedOn(busy), await bookedOn(broken), await bookedOn(usual)]).toEqual([closed, today, closed]);
});

test('each closed day has an entry of its own, exactly once', async () => {
  await Promise.all([closeDays(server.services), closeDays(server.services)]);
  const entries = await db
    .selectFrom('ledger_entry')
    .select('business_date')
    .where('client_id', '=', clientIdOf(usual))
    .where('kind', '=', 'accrual')
    .orderBy('business_date')
    .execute();
  const days = entries.map(({ business_date }) => business_date);
  expect(days).toEqual([1, 2, 3].map((day) => addDays(today, day)));
});
