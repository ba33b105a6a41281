import { connect } from '@lender/api/kernel/database/database';
import { sql } from 'kysely';

/** State of a database: new, with an unfinished life, or in use. */
type Found = 'new' | 'broken_off' | 'used';

/** Database in which a demo was begun. */
export interface Begun {
  /** Marks the database as one in use. */
  finish(): Promise<void>;
}

/**
 * Begins a life in a database that is new, or in which a life is unfinished, which is then removed: no other program
 * ever worked in it, since the server starts only after a life.
 *
 * @returns undefined where the database is in use
 */
export async function begin(connectionString: string): Promise<Begun | undefined> {
  const { db, close } = connect(connectionString, { connections: 1 });
  const has = (table: string) => sql<boolean>`to_regclass(${`public.${table}`}) is not null`;
  const { rows } = await sql<{ found: Found }>`select case
    when ${has('unfinished_life')} then 'broken_off' when ${has('kysely_migration')} then 'used' else 'new'
    end as found`.execute(db);
  const found = rows[0]?.found ?? 'used';
  if (found === 'used') {
    await close();
    return undefined;
  }
  if (found === 'broken_off') {
    await sql`drop schema public cascade`.execute(db);
    await sql`drop schema if exists pgboss cascade`.execute(db);
    await sql`create schema public`.execute(db);
  }
  await sql`create table unfinished_life ()`.execute(db);
  return {
    finish: async () => {
      await sql`drop table unfinished_life`.execute(db);
      await close();
    },
  };
}
