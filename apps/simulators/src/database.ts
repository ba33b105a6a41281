import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { SCHEMA_VERSIONS } from './schema.data.ts';

const versionSchema = z.object({ user_version: z.int().min(0) });

/**
 * Opens the state of all providers, and creates it when it is not there. `:memory:` keeps it only while it is open. A
 * killed process loses nothing of it; a power cut may lose the last moments, in which no real money is involved, and no
 * call waits for the disk.
 */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 5000; pragma foreign_keys = on;',
  );
  upgrade(database);
  return database;
}

/** Upgrades the state of an older version to the newest one, a version at a time. */
function upgrade(database: DatabaseSync): void {
  const { user_version } = versionSchema.parse(database.prepare('pragma user_version').get());
  SCHEMA_VERSIONS.slice(user_version).forEach((statements, index) => {
    inTransaction(database, () => database.exec(`${statements}; pragma user_version = ${user_version + index + 1}`));
  });
}

/** Runs the work in one transaction: all of it is kept, or none. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}
