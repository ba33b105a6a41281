import { sql } from 'kysely';
import { API_ROLE } from './api-role.ts';
import { connect } from './database.ts';
import { MIGRATION_NAMES } from './migrate.ts';

/** Error of a database that was not migrated to this release's schema. */
export class OlderSchema extends Error {
  constructor(missing: string, options?: ErrorOptions) {
    super(
      `The database is older than this server: it lacks the migration ${missing}. Run the command "migrate" first, or let the server migrate with MIGRATE_ON_START=1.`,
      options,
    );
    this.name = 'OlderSchema';
  }
}

/**
 * Checks that a database was migrated to this release's schema. A newer schema passes: releases survive the next one's
 * schema (decision 0138).
 *
 * @throws OlderSchema naming the first migration that is missing
 */
export async function requireSchema(connectionString: string): Promise<void> {
  const { db, close } = connect(connectionString, { role: API_ROLE, connections: 1 });
  try {
    const { rows } = await sql<{ done: readonly string[] | null }>`
      select array_agg(name) as done from kysely_migration`.execute(db);
    const done = new Set(rows[0]?.done);
    const missing = MIGRATION_NAMES.find((name) => !done.has(name));
    if (missing !== undefined) throw new OlderSchema(missing);
  } catch (error) {
    throw isNeverMigrated(error) ? new OlderSchema(MIGRATION_NAMES[0] ?? '', { cause: error }) : error;
  } finally {
    await close();
  }
}

/** Error codes for a missing table, a missing right to read it, or a missing role to work as. */
const NEVER_MIGRATED: ReadonlySet<unknown> = new Set(['42P01', '42501', '22023']);

const isNeverMigrated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && NEVER_MIGRATED.has(error.code);
