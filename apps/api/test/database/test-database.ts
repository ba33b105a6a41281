import { afterAll, inject } from 'vitest';
import { createTestDatabase } from '../../src/kernel/database/test-cluster.ts';

/**
 * Returns the connection string of a migrated database for the calling test file, dropped after its last test. Call it
 * at the top of the file, before other hooks, so that they run first.
 *
 * @example
 * const connectionString = await testDatabase();
 */
export async function testDatabase(): Promise<string> {
  const database = await createTestDatabase(inject('testCluster'));
  afterAll(database.drop);
  return database.connectionString;
}
