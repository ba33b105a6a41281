import * as z from 'zod/mini';
import type { Tx } from '../../../kernel/database/database.ts';
import { pricingSchema } from '../pricing-schema.ts';
import { servicingUnstated } from '../stated-servicing.ts';

const unstated = z.looseObject({ pricing: pricingSchema, servicing: z.optional(z.undefined()) });

/**
 * Makes the products of a running lender state how their loans are serviced, which earlier products did not: the
 * product that is sold now, and each that is to be sold later, is stored again as a version that states it. Existing
 * rows stay as they are, since applications and decisions name them.
 */
export async function stateServicing(tx: Tx, wallNow: Date): Promise<void> {
  const rows = await tx.selectFrom('product').selectAll().orderBy('version').execute();
  const products = rows.map((row) => ({ ...row, before: unstated.safeParse(row.config) }));
  if (products.some(({ before }) => !before.success)) return;
  const sold = products.findLastIndex(({ live_from }) => live_from <= wallNow);
  const newest = products.at(-1)?.version ?? 0;
  const again = products.slice(Math.max(0, sold)).flatMap(({ before, live_from }, index) => {
    if (!before.success) return [];
    const config = { ...before.data, servicing: servicingUnstated(before.data.pricing) };
    const liveFrom = live_from < wallNow ? wallNow : live_from;
    return [{ version: newest + 1 + index, config: JSON.stringify(config), live_from: liveFrom }];
  });
  if (again.length === 0) return;
  await tx
    .insertInto('product')
    .values(again)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
