import { pino } from 'pino';
import { API_ROLE } from '../../kernel/database/api-role.ts';
import { connect } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { startJobs } from '../../kernel/outbox.ts';
import { JOBS } from '../../registry/jobs.ts';
import { keptJob } from '../backup/jobs.ts';
import type { Manifest } from '../backup/manifest.ts';
import { readLines } from './read-lines.ts';

/** Queues the jobs of a backup in the queue of this release. Returns the names of unknown queues. */
export async function queueJobs(connectionString: string, folder: string, { jobs }: Manifest): Promise<string[]> {
  const { db, pool, close } = connect(connectionString, { role: API_ROLE, connections: 4 });
  const queues = await startJobs(pool, { declared: JOBS, log: pino({ level: 'silent' }) });
  const unknown: string[] = [];
  try {
    await inTransaction(db, async (tx) => {
      for await (const { name, data } of readLines(folder, jobs.file, keptJob))
        if (!(await queues.adopt(tx, name, data))) unknown.push(name);
    });
  } finally {
    await queues.stop();
    await close();
  }
  return unknown;
}
