import { sql } from 'kysely';
import type { Db } from '../kernel/database/database.ts';
import { DEAD_LETTERS } from '../kernel/job-view.ts';

/** Time after which a payout that the bank has not settled needs a person: SPEI takes seconds, a broken night hours. */
const STUCK_AFTER = "interval '30 minutes'";

/** Number from the database, with its labels. */
interface Reading {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

interface Asked {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  readonly read: (db: Db) => Promise<readonly Reading[]>;
}

const read = async (db: Db, query: ReturnType<typeof sql<Reading>>): Promise<readonly Reading[]> =>
  (await query.execute(db)).rows;

/**
 * Metrics that are the same for all processes of a lender. Each query is answered from an index, however much data the
 * lender has.
 */
export const LENDER_QUESTIONS: readonly Asked[] = [
  {
    name: 'lender_jobs',
    help: 'Jobs that are not done: waiting, retrying, active, or dead once they used up their tries.',
    labelNames: ['queue', 'state'],
    read: (db) =>
      read(
        db,
        sql<Reading>`select jsonb_build_object('queue', coalesce(source_name, name), 'state',
            case when name = ${DEAD_LETTERS} then 'dead' when state = 'created' then 'waiting' when state = 'retry' then 'retrying' else 'active' end
          ) as labels, count(*)::int as value
          from pgboss.job where state in ('created', 'retry', 'active') group by 1`,
      ),
  },
  {
    name: 'lender_oldest_due_job_seconds',
    help: 'How long the job has been due that waits for the longest.',
    labelNames: [],
    read: (db) =>
      read(
        db,
        sql<Reading>`select '{}'::jsonb as labels, coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as value
          from pgboss.job where state in ('created', 'retry') and name <> ${DEAD_LETTERS} and start_after <= now()`,
      ),
  },
  {
    name: 'lender_sweep_age_seconds',
    help: 'Since a sweep last began; each has its own rhythm.',
    labelNames: ['sweep'],
    read: (db) =>
      read(
        db,
        sql<Reading>`select jsonb_build_object('sweep', name) as labels,
          extract(epoch from now() - started_at)::float8 as value from sweep_run`,
      ),
  },
  {
    name: 'lender_sweep_failed_in_a_row',
    help: 'How many runs of a sweep ended early, one after another.',
    labelNames: ['sweep'],
    read: (db) =>
      read(
        db,
        sql<Reading>`select jsonb_build_object('sweep', name) as labels, failed_in_a_row as value from sweep_run`,
      ),
  },
  {
    name: 'lender_tasks_open',
    help: 'What waits for a person of the staff.',
    labelNames: ['kind'],
    read: (db) =>
      read(
        db,
        sql<Reading>`select jsonb_build_object('kind', kind) as labels, count(*)::int as value
          from staff_task where closed_at is null group by kind`,
      ),
  },
  {
    name: 'lender_payouts_under_way',
    help: 'Payouts that the bank has not settled; stuck after half an hour.',
    labelNames: ['stuck'],
    read: (db) =>
      read(
        db,
        sql<Reading>`select jsonb_build_object('stuck', stuck) as labels, count(id)::int as value
          from (values ('yes'), ('no')) as answer (stuck)
          left join payout on status in ('queued', 'sending', 'sent')
            and (status_since < now() - ${sql.raw(STUCK_AFTER)}) = (stuck = 'yes')
          group by stuck`,
      ),
  },
  {
    name: 'lender_decided_last_hour',
    help: 'Decisions on applications within the last hour, by who decided and to which status.',
    labelNames: ['by', 'status'],
    read: (db) =>
      read(
        db,
        // An id begins with the milliseconds of its creation.
        sql<Reading>`select jsonb_build_object('by', kind, 'status', outcome::text) as labels, count(*)::int as value
          from decision where id > (lpad(to_hex((extract(epoch from now() - interval '1 hour') * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
          group by kind, outcome`,
      ),
  },
];
