import { soon } from '@lender/vitest/soon';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { testDatabase } from '../../test/database/test-database.ts';
import { JOBS } from '../registry/jobs.ts';
import { connect } from './database/database.ts';
import type { JobState } from './job-view.ts';
import { type JobData, startJobs } from './outbox.ts';
import { type SweepReport, sweepEach } from './sweep.ts';

const { db, pool, close } = connect(await testDatabase());
const jobs = await startJobs(pool, { declared: JOBS, log: pino({ level: 'silent' }) });
afterAll(async () => {
  await jobs.stop();
  await close();
});

const enqueue = (payoutId: string) => db.transaction().execute((tx) => jobs.enqueue(tx, 'sync-payout', { payoutId }));

test('a job of a transaction that was rolled back never runs', async () => {
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

test('a job is announced when its transaction commits, so that no worker has to poll for it', async () => {
  const reported: string[] = [];
  const ran: string[] = [];
  const client = new pg.Client(pool.options);
  await client.connect();
  const channel = await client.query(`select 'pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24) as name`);
  await client.query(`listen ${channel.rows[0].name}`);
  client.on('notification', ({ payload = '' }) => reported.push(payload));
  await jobs.work('remove-bank-link', async ({ linkId }) => {
    ran.push(linkId);
  });
  await db.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, 'remove-bank-link', { linkId: 'one' });
    await client.query('select 1');
    expect(reported).toEqual([]);
  });
  await vi.waitFor(() => expect(reported).toEqual(['remove-bank-link']), soon);
  await vi.waitFor(() => expect(ran).toEqual(['one']), soon);
  await client.end();
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
  }, soon);
  expect(failed).toContain('the provider is away');
  expect(failed).not.toContain('012180555000001706');
  await jobs.drained();
  expect(ran.toSorted()).toEqual(['fails once', 'fails once', 'five', 'four', 'one', 'six', 'three', 'two']);
});

describe('a job that keeps failing', () => {
  const list = (state: JobState, queue: string) =>
    db.transaction().execute((tx) => jobs.list(tx, { state, queue, limit: 100, offset: 0 }));
  const retry = (id: string) => db.transaction().execute((tx) => jobs.retry(tx, id));
  /** Leaves a queue's jobs without tries, so that a test need not wait for fifty of them. */
  const leaveNoTries = (queue: string) => pool.query('update pgboss.job set retry_limit = 0 where name = $1', [queue]);

  test('a job that keeps failing is listed in each of its states, is kept when its tries are used up, and is run again', async () => {
    const work = { isBroken: true, done: [] as string[] };
    await db.transaction().execute((tx) => jobs.enqueue(tx, 'sync-charge', { referenceId: 'one' }));
    expect(await list('waiting', 'sync-charge')).toMatchObject({ total: 1, rows: [{ tries: 0, error: null }] });
    await leaveNoTries('sync-charge');
    await jobs.work('sync-charge', async ({ referenceId }) => {
      if (work.isBroken) throw new Error('no answer for 5512345678');
      work.done.push(referenceId);
    });
    const [dead] = await vi.waitFor(async () => {
      const { rows } = await list('dead', 'sync-charge');
      expect(rows).toHaveLength(1);
      return rows;
    }, soon);
    expect(dead).toMatchObject({ queue: 'sync-charge', tries: 1, error: 'no answer for …', runs_at: null });
    expect(JSON.stringify(dead)).not.toContain('cashReference');
    expect(await list('waiting', 'sync-charge')).toMatchObject({ total: 0 });

    work.isBroken = false;
    const again = await Promise.all([retry(dead?.id ?? ''), retry(dead?.id ?? '')]);
    expect(again.toSorted()).toEqual([false, true]);
    await jobs.drained();
    expect(work.done).toEqual(['one']);
    expect(await list('dead', 'sync-charge')).toMatchObject({ total: 0 });
    expect(await retry(dead?.id ?? '')).toBe(false);
  });

  test('a job that failed is listed as retrying while it has tries left', async () => {
    const answers = [() => Promise.reject(new Error('away'))];
    await jobs.work('take-notice', async (): Promise<void> => answers.shift()?.());
    const notice = { topic: 'charge', transactionId: 'one', orderId: null } as const;
    await db.transaction().execute((tx) => jobs.enqueue(tx, 'take-notice', notice));
    const retrying = await vi.waitFor(async () => {
      const { rows } = await list('retrying', 'take-notice');
      expect(rows).toHaveLength(1);
      return rows;
    }, soon);
    expect(retrying).toMatchObject([{ tries: 1, error: 'away', runs_at: expect.any(Date), died_at: null }]);
    await jobs.drained();
    expect(await list('retrying', 'take-notice')).toMatchObject({ total: 0 });
  });

  test('a job waits a quarter of an hour between two tries at most', async () => {
    const { rows } = await pool.query(
      `select distinct retry_delay_max, dead_letter, heartbeat_seconds from pgboss.queue where name like 'sync-%'`,
    );
    expect(rows).toEqual([{ retry_delay_max: 900, dead_letter: 'dead-letter', heartbeat_seconds: 30 }]);
  });
});

// Of the engines with a profile, the one that does without most features.
describe('the queue with the profile of YugabyteDB', async () => {
  const own = connect(await testDatabase());
  const ownJobs = await startJobs(own.pool, {
    declared: JOBS,
    log: pino({ level: 'silent' }),
    engine: 'yugabytedb',
  });
  afterAll(async () => {
    await ownJobs.stop();
    await own.close();
  });

  test('the queue with the profile of YugabyteDB does a job once it is committed, on PostgreSQL at least', async () => {
    const ran: string[] = [];
    await ownJobs.work('send-sms', async ({ sealed }) => {
      ran.push(sealed);
    });
    await own.db.transaction().execute((tx) => ownJobs.enqueue(tx, 'send-sms', { sealed: 'kept' }));
    await ownJobs.drained();
    expect(ran).toEqual(['kept']);
  });
});

describe('two workers on one queue', async () => {
  const other = await startJobs(pool, { declared: JOBS, log: pino({ level: 'silent' }) });
  afterAll(() => other.stop());

  test('two workers on one queue do each job once', async () => {
    const effects = new Map<string, number>();
    const begun: string[] = [];
    const workAs =
      (name: string) =>
      async ({ documentId }: JobData['convert-heic']) => {
        begun.push(name);
        effects.set(documentId, (effects.get(documentId) ?? 0) + 1);
        await new Promise((resolve) => setImmediate(resolve));
      };
    await jobs.work('convert-heic', workAs('one'));
    await other.work('convert-heic', workAs('other'));
    await db.transaction().execute(async (tx) => {
      for (let number = 0; number < 60; number++)
        await jobs.enqueue(tx, 'convert-heic', { clientId: '', documentId: `${number}` });
    });
    await jobs.drained();
    expect([...effects.values()]).toEqual(Array.from({ length: 60 }, () => 1));
    expect(new Set(begun).size).toBe(2);
  });

  test('a worker takes over a job of a dead one within a minute, and its effect has a key of its own', async () => {
    const tries: string[] = [];
    const effects = new Set<string>();
    let wake = (): void => undefined;
    const killed = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const pay = async ({ payoutId }: JobData['send-payout']) => {
      effects.add(payoutId);
      tries.push(payoutId);
      if (tries.length === 1) await killed;
    };
    for (const worker of [jobs, other]) await worker.work('send-payout', pay);
    await db.transaction().execute((tx) => jobs.enqueue(tx, 'send-payout', { payoutId: 'one' }));
    await vi.waitFor(() => expect(tries).toEqual(['one']), soon);
    // Sets the state as if its process had been silent for a minute when it is checked.
    await pool.query(`update pgboss.job set heartbeat_on = now() - interval '1 minute' where name = 'send-payout'`);
    const testPerson = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, supervise: false });
    await testPerson.start();
    await testPerson.supervise('send-payout');
    await testPerson.stop();
    await vi.waitFor(() => expect(tries).toEqual(['one', 'one']), soon);
    wake();
    await jobs.drained();
    expect([...effects]).toEqual(['one']);
  });
});

describe('a sweep', () => {
  const runOf = async () => {
    const run = db.selectFrom('sweep_run').selectAll().where('name', '=', 'poll-money');
    return run.executeTakeFirst();
  };
  /** Starts a run without a notice: a poll finds it. */
  const sweep = () =>
    pool.query(`insert into pgboss.job (name, policy, retry_limit) values ('poll-money', 'stately', 0)`);

  test('a sweep keeps how its last run went, what it could not do, and how often in a row it ended early', async () => {
    const work = sweepEach(['one', 'two', 'three'], {
      subjectOf: (subject) => subject,
      work: async (subject) => {
        if (subject === 'two') throw new Error('no answer for 5512345678');
      },
    });
    const away = (): Promise<SweepReport> => Promise.reject(new Error('away'));
    const runs = [() => work, away, away];
    await jobs.work('poll-money', (): Promise<SweepReport> => runs.shift()?.() ?? work);
    await sweep();
    const failures = [{ subject: 'two', error: 'no answer for …' }];
    const done = { seen: 3, failures, error: null, failed_in_a_row: 0, duration_ms: expect.any(Number) };
    await vi.waitFor(async () => expect(await runOf()).toMatchObject(done), soon);
    for (const failed_in_a_row of [1, 2]) {
      await sweep();
      const broken = { seen: null, failures: [], error: 'away', failed_in_a_row };
      await vi.waitFor(async () => expect(await runOf()).toMatchObject(broken), soon);
    }
    await sweep();
    await vi.waitFor(async () => expect(await runOf()).toMatchObject(done), soon);
  });
});

test('a scheduled job reaches its queue before a job that is due seconds later, though the worker of the schedule sleeps longer', async () => {
  const ran: string[] = [];
  await jobs.work('remove-orphans', async () => {
    ran.push('scheduled');
  });
  await jobs.work('end-mandate', async () => {
    ran.push('seconds later');
  });
  await pool.query(`insert into pgboss.job (name, start_after) values ('end-mandate', now() + interval '8 s')`);
  // pg-boss writes this job at the minute that the schedule names.
  await pool.query(
    `insert into pgboss.job (name, data) values ('__pgboss__send-it', '{"name": "remove-orphans", "key": ""}')`,
  );
  await vi.waitFor(() => expect(ran).toEqual(['scheduled', 'seconds later']), soon);
});

test('sweeps start by themselves: each minute where a person waits, and at night in Mexico City where none does', async () => {
  await jobs.schedule();
  const { rows } = await pool.query('select name, cron, timezone from pgboss.schedule order by name');
  expect(new Set(rows.map(({ timezone }) => timezone))).toEqual(new Set(['UTC']));
  const names = Map.groupBy(rows, ({ cron }) => cron);
  expect(Object.fromEntries([...names].map(([cron, all]) => [cron, all.map(({ name }) => name)]))).toEqual({
    '* * * * *': [
      'debit-loans',
      'deliver-webhooks',
      'expire-applications',
      'poll-identity-checks',
      'poll-money',
      'release-messages',
      'service-loans',
      'watch-jobs',
    ],
    '*/10 * * * *': ['end-bank-links', 'judge-promises', 'raise-alerts'],
    '7 * * * *': ['remind-borrowers'],
    '23 * * * *': ['decide-waiting'],
    // Seven minutes after midnight.
    '7 6 * * *': ['snapshot-ledger'],
    // After three.
    '17 9 * * *': ['purge-expired'],
    '27 9 * * *': ['ask-about-cards'],
    '47 9 * * *': ['remove-orphans'],
  });
});
