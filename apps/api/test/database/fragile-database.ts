import { afterAll } from 'vitest';
import { type FragileDatabase, openFragileDatabase } from './open-fragile-database.ts';

/** Opens a fragile connection, which is closed after the file's last test. */
export async function fragileDatabase(connectionString: string): Promise<FragileDatabase> {
  const line = await openFragileDatabase(connectionString);
  afterAll(line.close);
  return line;
}
