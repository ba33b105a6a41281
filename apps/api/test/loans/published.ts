import { MX_STL_POLICY_2, type Policy } from '@lender/lending';
import type { TestServer } from '../server/server.ts';

/** Publishes the next version of the decision policy, live from now by the business clock; returns its number. */
export async function publishPolicy(
  { services }: TestServer,
  change: (policy: Policy) => object = (policy) => policy,
  { liveInDays = 0 } = {},
): Promise<number> {
  const { now } = await services.clock.business(services.db);
  const { policy: name } = MX_STL_POLICY_2;
  const { newest } = await services.db
    .selectFrom('policy')
    .select((eb) => eb.fn.max('version').as('newest'))
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const version = newest + 1;
  const config = JSON.stringify(change({ ...MX_STL_POLICY_2, version }));
  const live_from = new Date(now.getTime() + liveInDays * 86_400_000);
  await services.db.insertInto('policy').values({ name, version, config, live_from }).execute();
  return version;
}

/** Puts another version of the product on sale, from now by the business clock. */
export async function publishProduct({ services }: TestServer, change: (config: ProductData) => object): Promise<void> {
  const { now } = await services.clock.business(services.db);
  const sold = await services.db
    .selectFrom('product')
    .select(['version', 'config'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const config = JSON.stringify(change(sold.config as ProductData));
  await services.db
    .insertInto('product')
    .values({ version: sold.version + 1, config, live_from: now })
    .execute();
}

/** Product as it is stored. */
interface ProductData {
  readonly limits: Readonly<Record<string, unknown>>;
}
