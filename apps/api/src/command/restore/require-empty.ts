import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { Objects } from '../../providers/storage/objects.ts';
import { BrokenBackup } from '../backup/broken-backup.ts';

/** @throws BrokenBackup where the database or the storage already holds anything */
export async function requireEmpty(db: Db, objects: Objects): Promise<void> {
  const { rows } = await sql<{ name: string }>`select relnamespace::regnamespace || '.' || relname as name from pg_class
    where relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))
      and relkind in ('r', 'p', 'v', 'm', 'S') limit 1`.execute(db);
  if (rows[0]) throw new BrokenBackup(`The database is not empty: it has ${rows[0].name}. Name a new one.`);
  for (const room of ['documents', 'set-aside'] as const)
    for await (const [first] of objects.list(room))
      if (first) throw new BrokenBackup(`The place for documents is not empty: it has ${first.name}. Name a new one.`);
}
