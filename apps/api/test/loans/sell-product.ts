import { productSchema } from '../../src/modules/pricing/index.ts';
import type { TestServer } from '../server/server.ts';

type Json = { readonly [key: string]: unknown };

/** Sells the product with these changes from now on; what was opened before keeps its own version. */
export async function sellProduct(server: TestServer, change: (config: Json) => Json): Promise<number> {
  const { db, clock } = server.services;
  const { now } = await clock.business(db);
  const sold = await db.selectFrom('product').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirstOrThrow();
  const version = sold.version + 1;
  const config = change(JSON.parse(JSON.stringify(sold.config)));
  productSchema.parse(config);
  await db
    .insertInto('product')
    .values({ version, config: JSON.stringify(config), live_from: now })
    .execute();
  return version;
}
