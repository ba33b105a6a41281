import type { Insertable } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Database } from '../../../kernel/database/schema.ts';

/** Stores the next version of the words of a message. */
export async function storeTemplate(tx: Tx, template: Insertable<Database['message_template']>): Promise<void> {
  await tx.insertInto('message_template').values(template).execute();
}
