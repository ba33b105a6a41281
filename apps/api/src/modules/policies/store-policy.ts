import type { Policy } from '@lender/lending';
import type { Insertable } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { POLICY_NAME } from './policy.ts';

/** Moment since which a version decides, and the people who published it. */
type Publication = Omit<Insertable<Database['policy']>, 'name' | 'version' | 'config'>;

/** Stores a version of the policy by which applications are decided. */
export async function storePolicy(tx: Tx, policy: Policy, publication: Publication): Promise<void> {
  await tx
    .insertInto('policy')
    .values({ name: POLICY_NAME, version: policy.version, config: JSON.stringify(policy), ...publication })
    .execute();
}
