import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import { connect } from './database/database.ts';
import { startJobs } from './outbox.ts';

const { db, pool, close } = connect(await testDatabase());
const jobs = await startJobs(pool, pino({ level: 'silent' }));
afterAll(async () => {
  await jobs.stop();
  await close();
});

const enqueue = (payoutId: string) => db.transaction().execute((tx) => jobs.enqueue(tx, 'sync-payout', { payoutId }));

test('a job of a transaction that was undone never runs', async () => {
  const ran: string[] = [];
  await jobs.work('send-sms', async ({ sealed }) => {
    ran.push(sealed);
  });
  const undone = db.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, 'send-sms', { sealed: 'undone' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await db.transaction().execute((tx) => jobs.enqueue(tx, 'send-sms', { sealed: 'kept' }));
  await jobs.drained();
  expect(ran).toEqual(['kept']);
});

test('a job that fails runs again, holds up no other, and leaves no secret of its provider behind', async () => {
  const ran: string[] = [];
  await jobs.work('sync-payout', async ({ payoutId }) => {
    ran.push(payoutId);
    if (payoutId === 'fails once' && ran.filter((id) => id === payoutId).length === 1)
      throw Object.assign(new Error('the provider is away'), { request: { clabe: '012180555000001706' } });
  });
  for (const id of ['fails once', 'one', 'two', 'three', 'four', 'five', 'six']) await enqueue(id);
  const failed = await vi.waitFor(async () => {
    const { rows } = await pool.query(`select * from pgboss.job where state = 'retry'`);
    expect(rows).toHaveLength(1);
    return JSON.stringify(rows);
  });
  expect(failed).toContain('the provider is away');
  expect(failed).not.toContain('012180555000001706');
  await jobs.drained();
  expect(ran.toSorted()).toEqual(['fails once', 'fails once', 'five', 'four', 'one', 'six', 'three', 'two']);
});
