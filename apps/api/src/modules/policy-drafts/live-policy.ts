import type { Policy } from '@lender/lending';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { newestVersion } from '../drafts/index.ts';
import { activePolicy, POLICY_NAME, readPolicyOfThen } from '../policies/index.ts';

/** Reads the policy that decides now. */
export async function currentPolicy(tx: Tx, { clock }: Pick<Services, 'clock'>): Promise<Policy> {
  const { now } = await clock.business(tx);
  const record = await activePolicy(tx, now);
  if (!record) throw new Error(`no policy ${POLICY_NAME} is live`);
  return readPolicyOfThen(record);
}

/** Returns the newest version; no other transaction publishes until the end of this one. */
export const newestPolicyVersion = (tx: Tx): Promise<number> => newestVersion(tx, 'policy', sql`name = ${POLICY_NAME}`);
