import { soon } from '@lender/vitest/soon';
import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { testDatabase } from '../../test/database/test-database.ts';
import { JOBS } from '../registry/jobs.ts';
import { connect } from './database/database.ts';
import { startJobs } from './outbox.ts';
import { wakeWorkers } from './wake-workers.ts';

const { pool, close } = connect(await testDatabase());
// Makes the queues, and works on none of them.
const jobs = await startJobs(pool, { declared: JOBS, log: pino({ level: 'silent' }) });
afterAll(async () => {
  await jobs.stop();
  await close();
});

test('the workers of a queue are woken once one of its jobs is due, and no others', async () => {
  await pool.query(`insert into pgboss.job (name, start_after) values
    ('send-sms', now()), ('send-email', now() + interval '1 day')`);
  await pool.query(`insert into pgboss.job (name, state, start_after) values ('send-payout', 'active', now())`);
  const woken: string[] = [];
  let answers = 0;
  const stop = wakeWorkers(pool, {
    queues: () => ['send-sms', 'send-email', 'send-payout', 'sync-charge'],
    wake: (queue) => woken.push(queue),
    onAnswer: () => {
      answers += 1;
    },
    onError: (error) => expect.fail(error.message),
  });
  await vi.waitFor(() => expect(answers).toBeGreaterThan(1), soon);
  stop();
  expect(new Set(woken)).toEqual(new Set(['send-sms']));
});
