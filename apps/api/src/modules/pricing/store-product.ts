import type { Insertable } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';

/** Stores a version of the product. */
export async function storeProduct(tx: Tx, product: Insertable<Database['product']>): Promise<void> {
  await tx.insertInto('product').values(product).execute();
}
