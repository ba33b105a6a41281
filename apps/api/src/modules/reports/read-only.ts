import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';

/** From here on the transaction writes nothing: whatever a report is asked for, it only looks. */
export async function readOnly(tx: Tx): Promise<void> {
  await sql`set transaction read only`.execute(tx);
}
