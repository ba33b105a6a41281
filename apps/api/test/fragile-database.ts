import { afterAll } from 'vitest';
import { type FragileDatabase, openFragileDatabase } from './open-fragile-database.ts';

/** A fragile way to a database, which ends after the file's last test. */
export async function fragileDatabase(connectionString: string): Promise<FragileDatabase> {
  const line = await openFragileDatabase(connectionString);
  afterAll(line.close);
  return line;
}
