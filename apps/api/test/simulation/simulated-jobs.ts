import { sql } from 'kysely';
import type { JobHandlers } from '../../src/implement.ts';
import { API_ROLE } from '../../src/kernel/database/api-role.ts';
import { connect } from '../../src/kernel/database/database.ts';
import type { JobData, JobName, Jobs } from '../../src/kernel/outbox.ts';
import type { Services } from '../../src/services.ts';
import type { Chance } from '../chance.ts';

/** What of the queue a simulation drives itself. */
export type SimulatedQueue = Pick<Jobs, 'enqueue'>;

/**
 * A queue that a seed drives: jobs are rows that the transaction writes which needs them, they run in an order that
 * chance picks, now and then twice, and again when they fail.
 */
export async function openSimulatedJobs(connectionString: string, chance: Chance) {
  const { db, close } = connect(connectionString, { connections: 2 });
  await sql`create table simulated_job (
    id bigint generated always as identity primary key,
    name text not null,
    data jsonb not null,
    tries integer not null default 0)`.execute(db);
  await sql`grant all on simulated_job to ${sql.id(API_ROLE)}`.execute(db);
  const jobs = {
    enqueue: async (tx, name, data) => {
      await sql`insert into simulated_job (name, data) values (${name}, ${JSON.stringify(data)})`.execute(tx);
    },
  } satisfies SimulatedQueue;

  interface Waiting {
    readonly id: string;
    readonly name: JobName;
    readonly data: JobData[JobName];
    readonly tries: number;
  }

  /** Runs everything that waits, and what comes of it, until nothing is left. @throws when a job never succeeds */
  async function runAll(services: Services, handlers: JobHandlers<JobName>): Promise<number> {
    let run = 0;
    for (;;) {
      const { rows } = await sql<Waiting>`select id, name, data, tries from simulated_job order by id`.execute(db);
      if (rows.length === 0) return run;
      const order = rows
        .map((row) => ({ row, place: chance.next() }))
        .toSorted((one, other) => one.place - other.place);
      for (const { row } of order) {
        run += 1;
        const handle = handlers[row.name](services) as (data: unknown) => Promise<void>;
        const failure = await handle(row.data).then(
          () => undefined,
          (error: unknown) => error,
        );
        // The process died before it could say that the job was done: it runs once more.
        if (failure === undefined && chance.next() < FORGOTTEN) continue;
        if (failure === undefined) await sql`delete from simulated_job where id = ${row.id}`.execute(db);
        else if (row.tries > MOST_TRIES) throw failure;
        else await sql`update simulated_job set tries = tries + 1 where id = ${row.id}`.execute(db);
      }
    }
  }
  return { jobs, runAll, close };
}

const FORGOTTEN = 0.03;
const MOST_TRIES = 30;
