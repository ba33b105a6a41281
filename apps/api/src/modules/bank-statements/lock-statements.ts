import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';

/** Key of the advisory lock; nothing else in this database uses it. */
const STATEMENTS_LOCK = 4_110_078;

/** Lets one transaction at a time match lines, until it ends: no booking is matched to two lines. */
export async function lockStatements(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${STATEMENTS_LOCK})`.execute(tx);
}
