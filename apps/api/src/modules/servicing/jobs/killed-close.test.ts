import { addDays } from '@lender/calculator';
import { soon } from '@lender/vitest/soon';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { lendOnce } from '../../../../test/day-close/lend-once.ts';
import { plantLoans } from '../../../../test/day-close/plant-loans.ts';
import { testServer } from '../../../../test/server/server.ts';
import { startServerProcess } from '../../../../test/server/server-process.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { closeDays } from './close-days.ts';

const LOANS = 900;
const DAYS = 4;

const server = await testServer({ ROLE: 'http' });
const { db, clock, jobs } = server.services;
const pool = new pg.Pool({ connectionString: server.env.DATABASE_URL });
afterAll(() => pool.end());
const { today } = await clock.business(db);
const yesterday = addDays(today, DAYS - 1);

/** Returns the number of loans that are closed up to yesterday. */
const closed = async () => {
  const { rowCount } = await pool.query('select from loan where booked_on = $1', [yesterday]);
  return rowCount ?? 0;
};

test('a day close that is killed in the middle continues where it stopped and books each loan and day once', async () => {
  const like = await lendOnce(server);
  await plantLoans(pool, { like, count: LOANS - 1 });
  await pool.query('update business_clock set offset_ms = $1', [DAYS * 86_400_000]);

  // Their money has arrived already: no payout is to be sent.
  await pool.query(`update payout set status = 'cancelled'`);
  const worker = await startServerProcess({
    env: server.env,
    role: 'worker',
    port: Number(new URL(server.origin).port),
  });
  afterAll(() => worker.stop());
  await inTransaction(db, (tx) => jobs.enqueue(tx, 'service-loans', {}));
  await vi.waitFor(async () => expect(await closed()).toBeGreaterThan(0), { ...soon, interval: 5 });
  await worker.kill();
  const atDeath = await closed();
  expect(atDeath).toBeLessThan(LOANS);

  await closeDays(server.services);
  expect(await closed()).toBe(LOANS);
  const { rows } = await pool.query(
    `select count(*) filter (where days = $1 and entries = $1)::int as right, count(*)::int as loans from (
       select loan_id, count(*) as entries, count(distinct business_date) as days
       from ledger_entry where kind = 'accrual' group by loan_id) closed`,
    [DAYS - 1],
  );
  expect(rows).toEqual([{ right: LOANS, loans: LOANS }]);
  const sum = await pool.query('select sum(amount_centavos)::int as sum from ledger_posting');
  expect(sum.rows).toEqual([{ sum: 0 }]);
});
