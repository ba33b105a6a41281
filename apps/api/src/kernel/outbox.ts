import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { DatabaseEngine } from '../settings/engines.data.ts';
import type { Tx } from './database/database.ts';
import { listen } from './database/listen.ts';
import { errorText } from './error-text.policy.ts';
import type { JobDeclaration } from './job-declaration.ts';
import { DEAD_LETTERS, type JobsAsked, type JobView, readJobs } from './job-view.ts';
import { createPulse, type PulseReading } from './pulse.ts';
import { recordSweep } from './record-sweep.ts';
import type { SweepReport } from './sweep.ts';
import { NO_TRACING, type Tracing } from './tracing.ts';
import { wakeWorkers } from './wake-workers.ts';

/**
 * Data that each job carries, by its name. Each module declares its jobs, and `registry/jobs.ts` adds them here, so that
 * `enqueue` is checked and the outbox names no job.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the registry adds the members.
export interface JobData {}

export type JobName = keyof JobData;

/** Declaration of every job. */
export type DeclaredJobs = { readonly [Name in JobName]: JobDeclaration<JobData[Name]> };

/** Longest wait between two tries: with 50 tries, a provider may be away for ten hours. */
const LONGEST_WAIT_SECONDS = 900;
/** Seconds without a sign of life after which a process counts as dead and loses its job. */
const SIGN_OF_LIFE_SECONDS = 30;
/** Time in seconds that a dead job is kept until it is reviewed: ten years. */
const KEPT_SECONDS = 315_360_000;

/** Longest sleep of a worker, in seconds: `wakeWorkers` wakes it as soon as there is work. */
const SLEEP_SECONDS = 600;
/** Queue of pg-boss itself, whose worker puts a scheduled job into the queue of that job. */
const CALENDAR = '__pgboss__send-it';
/** Longest sleep of that worker, in seconds, in a process that wakes no workers: the most that pg-boss allows. */
const CALENDAR_SLEEP_SECONDS = 45;
/**
 * Largest number of jobs of one queue that a process runs at a time; with that many, it does not wait for the next
 * poll.
 */
const BATCH = 5;
const DRAIN_LIMIT_MS = 30_000;
/** Longest time that a job may still take once the server stops, in milliseconds; one that is cut off runs again. */
const STOP_MS = 5_000;

/** The outbox: a job is written in the transaction that needs it, and runs at least once after that commits. */
export interface Jobs {
  /** @param when - `afterSeconds`: wait before the first try, by the wall clock (0) */
  enqueue<Name extends JobName>(
    tx: Tx,
    name: Name,
    data: JobData[Name],
    when?: { readonly afterSeconds: number },
  ): Promise<void>;
  /** Writes many jobs of one kind at once, to run as soon as they may. */
  enqueueAll<Name extends JobName>(tx: Tx, name: Name, all: readonly JobData[Name][]): Promise<void>;
  /** Queues a job that was kept elsewhere; false where no queue has that name. */
  adopt(tx: Tx, name: string, data: Readonly<Record<string, unknown>>): Promise<boolean>;
  work<Name extends JobName>(name: Name, handle: JobHandler<Name>): Promise<void>;
  /** Sets the times of the jobs that start by themselves, each once among all processes. */
  schedule(): Promise<void>;
  stop(): Promise<void>;
  /**
   * Resolves when no job waits or runs, or after a time limit when a provider does not answer; the sandbox's clock uses
   * it to step through due moments.
   */
  drained(): Promise<void>;
  /** Lists jobs that are not done, without their data. */
  list(tx: Tx, asked: JobsAsked): Promise<{ readonly rows: readonly JobView[]; readonly total: number }>;
  /** Queues a job that used up its tries again, as a new one; false where none has this id. */
  retry(tx: Tx, id: string): Promise<boolean>;
  /** Tells whether this process still works. */
  pulse(): PulseReading;
}

/** Works on a job; a recurring one may report what it did. */
export type JobHandler<Name extends JobName> = (data: JobData[Name]) => Promise<SweepReport> | Promise<void>;

/** Called on every failed try of a job; returns the id of the report that it sent elsewhere, if any. */
export type OnJobFailure = (
  error: unknown,
  job: { readonly name: JobName; readonly isCritical: boolean },
) => string | undefined;

export interface JobsAround {
  readonly declared: DeclaredJobs;
  readonly log: Logger;
  /** @default none */
  readonly onFailure?: OnJobFailure;
  /** @default none */
  readonly tracing?: Tracing;
  /** Kind of database, by which the queue does without the features that it lacks. @default 'postgres' */
  readonly engine?: DatabaseEngine;
}

export async function startJobs(
  pool: pg.Pool,
  { declared, log, onFailure = () => undefined, tracing = NO_TRACING, engine = 'postgres' }: JobsAround,
): Promise<Jobs> {
  const pulse = createPulse(() => performance.now());
  const onError = (error: Error) => log.error({ event: 'jobs.error', err: { message: error.message } });
  const boss = new PgBoss({
    createSchema: false,
    backend: engine,
    // YugabyteDB has it only where it was turned on; without it a job waits for the next poll.
    useListenNotify: engine !== 'yugabytedb',
    // Seconds between two queries for jobs that wait for other jobs, of which there are none here.
    flowIntervalSeconds: 600,
    cronWorkerIntervalSeconds: CALENDAR_SLEEP_SECONDS,
    db: {
      executeSql: async (text, values) => {
        const answer = await pool.query(text, [...(values ?? [])]);
        pulse.beat();
        return answer;
      },
      listen: async (channel, onNotice, onSubscribed) => ({
        close: await listen(pool, { channel, onNotice, onSubscribed, onError }),
      }),
    },
  });
  boss.on('error', onError);
  // One of the warnings says that jobs are not announced, so that each waits for the next poll.
  boss.on('warning', ({ message }) => log.warn({ event: 'jobs.warning', message }));
  await boss.start();
  await makeQueues(boss, declared);
  const names = Object.keys(declared);
  const due = new Map<string, string>(Object.entries<JobDeclaration>(declared).flatMap(timesOf));
  const isSweep = (name: string): boolean => due.has(name);

  const workers = new Map<string, string>();
  // Only a process with workers wakes it; in the others it sleeps on.
  const calendar = boss.getWipData({ includeInternal: true }).find(({ name }) => name === CALENDAR);
  const stopWaking = wakeWorkers(pool, {
    queues: () => [...workers.keys()],
    wake: (queue) => boss.notifyWorker(workers.get(queue) ?? ''),
    onAnswer: pulse.beat,
    onError,
  });

  const waiting = async (): Promise<number> => {
    const { rows } = await pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from pgboss.job
       where name = any($1) and state in ('created', 'retry', 'active') and start_after <= now() + interval '1 minute'`,
      [names.filter((name) => !isSweep(name))],
    );
    return rows[0]?.waiting ?? 0;
  };

  return {
    enqueue: async (tx, name, data, { afterSeconds } = { afterSeconds: 0 }) => {
      await boss.send(
        name,
        { ...data, ...tracing.carried() },
        { db: inside(tx), ...(afterSeconds > 0 && { startAfter: afterSeconds }) },
      );
    },
    enqueueAll: async (tx, name, all) => {
      if (all.length === 0) return;
      const carried = tracing.carried();
      await boss.insert(
        name,
        all.map((data) => ({ data: { ...data, ...carried } })),
        { db: inside(tx) },
      );
    },
    adopt: async (tx, name, data) => {
      if (!Object.hasOwn(declared, name)) return false;
      await boss.send(name, data, { db: inside(tx) });
      return true;
    },
    work: async (name, handle) => {
      const options = {
        pollingIntervalSeconds: SLEEP_SECONDS,
        notifyPollingIntervalSeconds: SLEEP_SECONDS,
        batchSize: BATCH,
        burstWhenBatchFull: true,
        perJobResults: true,
      } as const;
      const runOne = async ({ id, data }: Job<JobData[typeof name]>): Promise<JobResult> => {
        const begun = performance.now();
        const ended = pulse.begin();
        const about = { kind: 'consumer', facts: { 'messaging.destination.name': name }, carried: data } as const;
        const { report, error, thrown } = await outcomeOf(
          tracing.span(`job ${name}`, about, async () => (await handle(data)) ?? undefined),
        );
        ended();
        if (isSweep(name)) await recordSweep(pool, { name, durationMs: performance.now() - begun, report, error });
        if (report && report.failures.length > 0)
          log.error({ event: 'sweep.failures', job: name, failures: report.failures });
        if (error === null) return { id, status: 'completed' };
        const reported = onFailure(thrown, { name, isCritical: declared[name].isCritical });
        log.error({ event: 'job.failed', job: name, err: { message: error }, ...(reported && { report: reported }) });
        return { id, status: 'failed', output: { message: error } };
      };
      const worker = await boss.work<JobData[typeof name], unknown, typeof options>(name, options, (batch) =>
        Promise.all(batch.map(runOne)),
      );
      workers.set(name, worker);
      if (calendar) workers.set(CALENDAR, calendar.id);
    },
    schedule: async () => {
      const set = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
      for (const name of set.keys()) if (!due.has(name)) await boss.unschedule(name);
      for (const [name, cron] of due) if (set.get(name) !== cron) await boss.schedule(name, cron);
    },
    list: (tx, asked) => readJobs(tx, names, asked),
    retry: async (tx, id) => {
      const moved = await boss.redrive(DEAD_LETTERS, { ids: [id], db: inside(tx) });
      return moved === 1;
    },
    pulse: pulse.read,
    stop: async () => {
      stopWaking();
      await boss.stop({ graceful: true, timeout: STOP_MS });
    },
    drained: async () => {
      const giveUpAt = Date.now() + DRAIN_LIMIT_MS;
      while ((await waiting()) > 0) {
        if (Date.now() > giveUpAt) return log.warn({ event: 'jobs.not_drained' });
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

const timesOf = ([name, { schedule }]: [string, JobDeclaration]): [string, string][] =>
  schedule === undefined ? [] : [[name, schedule]];

/** Creates missing queues, and updates those of an older release to this release's settings. */
async function makeQueues(boss: PgBoss, declared: DeclaredJobs): Promise<void> {
  const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!made.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS, { retentionSeconds: KEPT_SECONDS });
  for (const [name, { queue: declaredQueue, schedule }] of Object.entries<JobDeclaration>(declared)) {
    const { policy = 'standard', ...own } = declaredQueue;
    const dying = schedule === undefined ? { deadLetter: DEAD_LETTERS, retryDelayMax: LONGEST_WAIT_SECONDS } : {};
    const options = { ...own, ...dying, heartbeatSeconds: SIGN_OF_LIFE_SECONDS, notify: true };
    const queue = made.get(name);
    if (!queue) await boss.createQueue(name, { ...options, policy });
    else if (!isSubset(options, queue)) await boss.updateQueue(name, options);
  }
}

const isSubset = (some: object, all: object): boolean =>
  Object.entries(some).every(([key, value]) => Reflect.get(all, key) === value);

interface Outcome {
  readonly report: SweepReport | undefined;
  readonly error: string | null;
  /** Error that the message was taken from. */
  readonly thrown?: unknown;
}

async function outcomeOf(work: Promise<SweepReport | undefined>): Promise<Outcome> {
  try {
    const report = await work;
    return { report: report ?? undefined, error: null };
  } catch (error) {
    return { report: undefined, error: errorText(error), thrown: error };
  }
}

/** Runs pg-boss's own SQL, which has `$1` placeholders, in the caller's transaction. */
const inside = (tx: Tx) => ({
  executeSql: async (text: string, values: readonly unknown[] = []) => {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, [...values]));
    return { rows };
  },
});
