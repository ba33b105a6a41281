import { MX_STL_POLICY_2 } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';

/**
 * Stores the policy of a new lender. One who decides by a policy already keeps it: a newer default is published like
 * any other.
 */
export async function seedPolicy(tx: Tx, wallNow: Date): Promise<void> {
  const { policy: name, version } = MX_STL_POLICY_2;
  const published = await tx.selectFrom('policy').select('version').where('name', '=', name).executeTakeFirst();
  if (published) return;
  await tx
    .insertInto('policy')
    .values({ name, version, config: JSON.stringify(MX_STL_POLICY_2), live_from: wallNow })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
