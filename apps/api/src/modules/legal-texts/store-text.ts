import type { Insertable } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';

/** Stores the next version of a legal text. Returns false when another one has its number. */
export async function storeText(tx: Tx, text: Insertable<Database['legal_text']>): Promise<boolean> {
  const written = await tx
    .insertInto('legal_text')
    .values(text)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}
