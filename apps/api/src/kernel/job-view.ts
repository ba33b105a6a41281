import { sql } from 'kysely';
import type { Tx } from './database/database.ts';

/** Queue of jobs that used up their tries: they wait there until a member of staff runs them again. */
export const DEAD_LETTERS = 'dead-letter';

export type JobState = 'waiting' | 'active' | 'retrying' | 'dead';

/** Job as people may see it; its data stay in the queue. */
export interface JobView {
  readonly id: string;
  readonly queue: string;
  readonly state: JobState;
  /** Number of times that it was begun. */
  readonly tries: number;
  /** Error of the last try. */
  readonly error: string | null;
  readonly created_at: Date;
  /** Moment at which it is due, or due again; null while it runs and once it is dead. */
  readonly runs_at: Date | null;
  /** Moment at which it used up its tries; null before. */
  readonly died_at: Date | null;
}

export interface JobsAsked {
  readonly state: JobState;
  readonly queue?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Lists jobs that are not done, the longest waiting or dead first, with their number. */
export async function readJobs(
  tx: Tx,
  queues: readonly string[],
  { state, queue, limit, offset }: JobsAsked,
): Promise<{ readonly rows: readonly JobView[]; readonly total: number }> {
  const jobs = sql`select
      id, coalesce(source_name, name) as queue,
      case when name = ${DEAD_LETTERS} then 'dead' when state = 'created' then 'waiting' when state = 'retry' then 'retrying'
        else 'active' end as state,
      case when name = ${DEAD_LETTERS} then source_retry_count + 1 when state in ('active', 'retry') then retry_count + 1
        else 0 end as tries,
      coalesce(source_output, output) as output, coalesce(source_created_on, created_on) as created_at,
      case when name <> ${DEAD_LETTERS} and state <> 'active' then start_after end as runs_at,
      case when name = ${DEAD_LETTERS} then created_on end as died_at
    from pgboss.job where name = any(${[...queues, DEAD_LETTERS]}) and state in ('created', 'retry', 'active')`;
  const asked = sql`from (${jobs}) job where state = ${state} and (${queue ?? null}::text is null or queue = ${queue ?? null})`;
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total ${asked}`.execute(tx);
  const { rows } = await sql<JobView>`
    select id, queue, state, tries, coalesce(output->>'message', output->'value'->>'message') as error,
      created_at, runs_at, died_at ${asked}
    order by coalesce(died_at, runs_at, created_at), id limit ${limit} offset ${offset}`.execute(tx);
  return { rows, total: counts[0]?.total ?? 0 };
}
