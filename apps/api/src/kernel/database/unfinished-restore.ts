import { sql } from 'kysely';
import { connect, type Db, type Tx } from './database.ts';

/** Error of a database whose restore broke off: a server on it would repeat what was done since the backup. */
export class UnfinishedRestore extends Error {
  override readonly name = 'UnfinishedRestore';

  constructor() {
    super('A restore into this database did not come to its end. Restore again, into another new database and folder.');
  }
}

/** Marks the rows from their first moment on as part of a restore, by a comment on a table that every schema has. */
export const BEGIN_RESTORE = `comment on table kysely_migration is 'a restore is under way'`;

/** Marks a restore as finished. */
export async function endRestore(tx: Tx): Promise<void> {
  await sql`comment on table kysely_migration is null`.execute(tx);
}

/** @throws UnfinishedRestore */
export async function requireWholeRestore(connectionString: string): Promise<void> {
  const { db, close } = connect(connectionString, { connections: 1 });
  try {
    if (await isRestoring(db)) throw new UnfinishedRestore();
  } finally {
    await close();
  }
}

async function isRestoring(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select obj_description(to_regclass('kysely_migration'), 'pg_class') is not null as is`.execute(db);
  return rows[0]?.is === true;
}
