import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';

/** Any number that nothing else in this database takes a lock by. */
const STATEMENTS_LOCK = 4_110_078;

/** Lets one at a time say what lines are, until the end of the transaction: nothing of the books is two lines. */
export async function lockStatements(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${STATEMENTS_LOCK})`.execute(tx);
}
