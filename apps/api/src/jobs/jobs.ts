import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Tx } from '../database/database.ts';

/** What each job carries. Anything personal in it is sealed, since the queue is a table. */
export interface JobData {
  'decide-application': { clientId: string; applicationId: string };
  'send-sms': { sealed: string };
  'send-payout': { clientId: string; payoutId: string };
  'sync-payout': { payoutId: string };
  'sync-charge': { cashReferenceId: string };
  sweep: Record<string, never>;
}

export type JobName = keyof JobData;

const RETRIES: Record<JobName, { retryLimit: number; retryDelay: number; retryBackoff: boolean }> = {
  'decide-application': { retryLimit: 20, retryDelay: 1, retryBackoff: true },
  'send-sms': { retryLimit: 8, retryDelay: 1, retryBackoff: true },
  'send-payout': { retryLimit: 50, retryDelay: 2, retryBackoff: true },
  'sync-payout': { retryLimit: 50, retryDelay: 2, retryBackoff: true },
  'sync-charge': { retryLimit: 50, retryDelay: 2, retryBackoff: true },
  sweep: { retryLimit: 0, retryDelay: 1, retryBackoff: false },
};

const POLL_SECONDS = 0.5;

/** The outbox: a job is written in the transaction that needs it, and runs at least once after that commits. */
export interface Jobs {
  enqueue<Name extends JobName>(tx: Tx, name: Name, data: JobData[Name]): Promise<void>;
  work<Name extends JobName>(name: Name, handle: (data: JobData[Name]) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
  /** Resolves when no job waits or runs; the sandbox's clock steps through due moments this way. */
  drained(): Promise<void>;
}

export async function startJobs(pool: pg.Pool, log: Logger): Promise<Jobs> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values as unknown[]) } });
  boss.on('error', (error) => log.error({ err: error, event: 'jobs.error' }));
  await boss.start();
  for (const name of Object.keys(RETRIES) as JobName[]) await boss.createQueue(name, RETRIES[name]);

  const waiting = async (): Promise<number> => {
    const { rows } = await pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from pgboss.job
       where name = any($1) and state in ('created', 'retry', 'active') and start_after <= now() + interval '1 minute'`,
      [Object.keys(RETRIES).filter((name) => name !== 'sweep')],
    );
    return rows[0]?.waiting ?? 0;
  };

  return {
    enqueue: async (tx, name, data) => {
      await boss.send(name, data, { db: { executeSql: (text, values) => runInside(tx, text, values ?? []) } });
    },
    work: async (name, handle) => {
      await boss.work<JobData[typeof name]>(
        name,
        { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1 },
        async (jobs) => {
          for (const job of jobs) await handle(job.data);
        },
      );
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
    drained: async () => {
      while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 100));
    },
  };
}

/** Runs pg-boss's own SQL, which has `$1` placeholders, on the caller's transaction. */
async function runInside(tx: Tx, text: string, values: readonly unknown[]) {
  const { rows } = await tx.executeQuery(CompiledQuery.raw(text, [...values]));
  return { rows };
}
