import { pino } from 'pino';
import { API_ROLE } from '../../src/kernel/database/api-role.ts';
import { connect } from '../../src/kernel/database/database.ts';
import { migrate } from '../../src/kernel/database/migrate.ts';
import { inTransaction } from '../../src/kernel/database/transaction.ts';
import { startJobs } from '../../src/kernel/outbox.ts';
import { seedClassifications, seedPlaces } from '../../src/modules/clients/index.ts';
import { JOBS } from '../../src/registry/jobs.ts';

/**
 * Migrates a database, and creates in it what every server creates at its first start whatever its settings and its
 * clock: places, classifications and queues. So its copies need not. Schedules are each server's own: where there are
 * some, sweeps come due.
 */
export async function furnish(connectionString: string): Promise<void> {
  await migrate(connectionString);
  const { db, pool, close } = connect(connectionString, { role: API_ROLE, connections: 2 });
  await inTransaction(db, async (tx) => {
    await seedPlaces(tx);
    await seedClassifications(tx);
  });
  const jobs = await startJobs(pool, { declared: JOBS, log: pino({ level: 'silent' }) });
  await jobs.stop();
  await close();
}
