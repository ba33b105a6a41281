import { API_ROLE } from '@lender/api/kernel/database/api-role';
import type { Db } from '@lender/api/kernel/database/database';
import type { JobData, JobName, Jobs } from '@lender/api/kernel/outbox';
import { sql } from 'kysely';

/** Makes a queue that the simulation drives: jobs are rows that the transaction that needs them writes. */
export async function makeQueue(owner: Db): Promise<void> {
  await sql`create table simulated_job (
    id bigint generated always as identity primary key,
    name text not null,
    data jsonb not null,
    tries integer not null default 0)`.execute(owner);
  await sql`grant all on simulated_job to ${sql.id(API_ROLE)}`.execute(owner);
}

/** Drops the queue. */
export const dropQueue = (owner: Db) => sql`drop table simulated_job`.execute(owner);

/** Part of the queue that the simulation replaces. */
export const simulatedJobs: Pick<Jobs, 'enqueue' | 'enqueueAll'> = {
  enqueue: async (tx, name, data) => {
    await sql`insert into simulated_job (name, data) values (${name}, ${JSON.stringify(data)})`.execute(tx);
  },
  enqueueAll: async (tx, name, all) => {
    for (const data of all) await simulatedJobs.enqueue(tx, name, data);
  },
};

export interface WaitingJob {
  readonly id: string;
  readonly name: JobName;
  readonly data: JobData[JobName];
  readonly tries: number;
}

const BATCH = 400;

export const waitingJobs = async (db: Db): Promise<readonly WaitingJob[]> =>
  (await sql<WaitingJob>`select id, name, data, tries from simulated_job order by id limit ${BATCH}`.execute(db)).rows;

export const forget = (db: Db, ids: readonly string[]) =>
  sql`delete from simulated_job where id = any(${[...ids]}::bigint[])`.execute(db);

export const countTry = (db: Db, ids: readonly string[]) =>
  sql`update simulated_job set tries = tries + 1 where id = any(${[...ids]}::bigint[])`.execute(db);
