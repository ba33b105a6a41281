import type { Env } from '../../env.ts';
import { type Migrated, migrate } from './migrate.ts';
import { requireSchema } from './require-schema.ts';
import { requireWholeRestore } from './unfinished-restore.ts';

/** The settings that say who brings the schema forward, and as whom. */
export type SchemaEnv = Pick<Env, 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'MIGRATE_ON_START'>;

/**
 * Brings a database to this release's schema, or where that is left to the command `migrate` looks whether it was: then
 * no right to migrate is needed.
 *
 * @throws OlderSchema naming the first migration that is missing, or UnfinishedRestore
 */
export async function bringSchema(env: SchemaEnv): Promise<Migrated> {
  await requireWholeRestore(env.DATABASE_URL);
  if (env.MIGRATE_ON_START) return migrate(env.DATABASE_OWNER_URL ?? env.DATABASE_URL);
  await requireSchema(env.DATABASE_URL);
  return { waiting: [] };
}
