import type { Tx } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { type SweepReport, sweepEach } from '../../../kernel/sweep.ts';
import type { Services } from '../../../services.ts';
import { openTask } from '../open-task.ts';
import { settleTask } from '../settle-task.ts';

/** Number of dead jobs that are read at a time. */
const BATCH = 200;
/** A sweep that failed once recovers a minute later; one that keeps failing needs a person. */
const FAILURES_IN_A_ROW = 3;

/** Problem of the server itself that staff should know of. */
interface Trouble {
  /** Id of a dead job, or name of a sweep. */
  readonly subject: string;
  /** Id of a dead job, which may be run again. */
  readonly jobId?: string;
  readonly queue: string;
  readonly cause: string;
}

/**
 * Opens a task for staff for each job that used up its tries, once, and for sweeps that keep failing, until they
 * succeed again. A process that was killed on a job's last try reports nothing, so only the dead letters themselves are
 * read.
 */
export const watchJobsJob = (services: Services) => async (): Promise<SweepReport> => {
  const { dead, failing, well } = await inTransaction(services.db, (tx) => look(tx, services));
  const notify = (trouble: Trouble) => inTransaction(services.db, (tx) => report(tx, trouble, services));
  const reported = await sweepEach([...dead, ...failing], { subjectOf: ({ subject }) => subject, work: notify });
  await inTransaction(services.db, async (tx) => {
    for (const subject of well) await settleTask(tx, { kind: 'job_failed', subject }, services);
  });
  return reported;
};

async function look(tx: Tx, { jobs }: Pick<Services, 'jobs'>) {
  const sweeps = await tx.selectFrom('sweep_run').select(['name', 'error', 'failed_in_a_row']).execute();
  return {
    dead: await deadUnreported(tx, jobs),
    failing: sweeps
      .filter(({ failed_in_a_row }) => failed_in_a_row >= FAILURES_IN_A_ROW)
      .map(({ name, error }): Trouble => ({ subject: name, queue: name, cause: error ?? '' })),
    well: sweeps.filter(({ failed_in_a_row }) => failed_in_a_row === 0).map(({ name }) => name),
  };
}

/** Lists dead jobs that were not reported to staff yet, however many there are that were reported and not retried. */
async function deadUnreported(tx: Tx, jobs: Services['jobs']): Promise<readonly Trouble[]> {
  const unreported: Trouble[] = [];
  for (let offset = 0; ; offset += BATCH) {
    const { rows } = await jobs.list(tx, { state: 'dead', limit: BATCH, offset });
    const reported = await subjectsReported(
      tx,
      rows.map(({ id }) => id),
    );
    const fresh = rows.filter(({ id }) => !reported.has(id));
    unreported.push(...fresh.map(({ id, queue, error }) => ({ subject: id, jobId: id, queue, cause: error ?? '' })));
    if (rows.length < BATCH) return unreported;
  }
}

/** Returns the subjects that have a task, or had one that was closed. */
async function subjectsReported(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const tasks = await tx
    .selectFrom('staff_task')
    .select('subject')
    .where('kind', '=', 'job_failed')
    .where('subject', 'in', ids)
    .execute();
  return new Set(tasks.map(({ subject }) => subject));
}

const report = (tx: Tx, { subject, ...facts }: Trouble, services: Services): Promise<void> =>
  openTask(tx, { subject, matter: { kind: 'job_failed', facts } }, services);
