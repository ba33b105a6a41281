import type pg from 'pg';
import { planOnce } from './database/planned-client.ts';

/** Milliseconds between two queries for the queues that have work. */
const LOOK_MS = 1_000;

/** Asks each queue's index for one job, so that the cost does not grow with the jobs that wait. */
const DUE_QUEUES = `select queue.name from unnest($1::text[]) as queue (name)
  where exists (select from pgboss.job where job.name = queue.name and job.state < 'active' and job.start_after <= now())`;
planOnce(DUE_QUEUES);

interface Waking {
  /** The queues that this process works on. */
  readonly queues: () => readonly string[];
  readonly wake: (queue: string) => void;
  /** Called after each answer of the database. */
  readonly onAnswer: () => void;
  readonly onError: (error: Error) => void;
}

/**
 * Wakes the workers of the queues whose jobs may run, once a second. A job that may run at once is announced when it
 * commits; this is for jobs that waited for their time, and for announcements that were missed.
 *
 * @returns a function that ends the waking
 */
export function wakeWorkers(pool: Pick<pg.Pool, 'query'>, { queues, wake, onAnswer, onError }: Waking): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const look = async (): Promise<void> => {
    const names = queues();
    if (names.length === 0) return;
    const { rows } = await pool.query<{ name: string }>(DUE_QUEUES, [names]);
    onAnswer();
    if (!isStopped) for (const { name } of rows) wake(name);
  };
  // A query that a stop cuts off is no error.
  const lost = (error: Error) => {
    if (!isStopped) onError(error);
  };
  const later = () => {
    if (!isStopped) timer = setTimeout(() => void look().catch(lost).then(later), LOOK_MS).unref();
  };

  later();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
