import type { Client } from 'pg';
import * as z from 'zod/mini';
import { DEAD_LETTERS } from '../../kernel/job-view.ts';
import { writePacked } from './hashed-file.ts';
import type { RowFile } from './manifest.ts';

/** A job that was not done yet. */
export const keptJob = z.strictObject({ name: z.string(), data: z.record(z.string(), z.unknown()) });
export type KeptJob = z.output<typeof keptJob>;

/**
 * Jobs that a restore never runs again: what they carry was sent by then, or is too old to be. Messages about loans are
 * rows of their own.
 */
const NEVER_AGAIN = ['send-sms', 'send-email', 'deliver-message'];

/**
 * Selects jobs that are not done, also those that used up their tries. Jobs that recur by themselves carry no data and
 * are left out.
 */
const JOBS = `select coalesce(source_name, name) as name, data from pgboss.job
  where state in ('created', 'retry', 'active') and data is not null and data <> '{}' and data <> 'null'
    and coalesce(source_name, name) <> all($1) and (name <> '${DEAD_LETTERS}' or source_name is not null)
  order by created_on, id`;

/** Stores the jobs that are not done yet. Running one twice does no harm, which every job promises. */
export async function writeJobs(client: Client, folder: string): Promise<RowFile> {
  const { rows: schemas } = await client.query(`select from pg_class where oid = to_regclass('pgboss.job')`);
  const { rows } = schemas.length > 0 ? await client.query<KeptJob>(JOBS, [NEVER_AGAIN]) : { rows: [] };
  async function* lines() {
    for (const { name, data } of rows) yield `${JSON.stringify({ name, data })}\n`;
  }
  return { ...(await writePacked(folder, 'jobs.ndjson.gz', lines())), rows: rows.length };
}
