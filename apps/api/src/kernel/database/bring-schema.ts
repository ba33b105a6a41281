import type { Env } from '../../env.ts';
import { type Migrated, migrate } from './migrate.ts';
import { requireSchema } from './require-schema.ts';
import { requireWholeRestore } from './unfinished-restore.ts';

/** Settings for who migrates the schema, and as which role. */
export type SchemaEnv = Pick<Env, 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'MIGRATE_ON_START'>;

/**
 * Migrates a database to this release's schema. Where the command `migrate` does that, only checks the schema, which
 * needs no right to migrate.
 *
 * @throws OlderSchema naming the first migration that is missing, or UnfinishedRestore
 */
export async function bringSchema(env: SchemaEnv): Promise<Migrated> {
  await requireWholeRestore(env.DATABASE_URL);
  if (env.MIGRATE_ON_START) return migrate(env.DATABASE_OWNER_URL ?? env.DATABASE_URL);
  await requireSchema(env.DATABASE_URL);
  return { waiting: [] };
}
