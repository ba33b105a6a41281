import type { Policy } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { activePolicy, POLICY_NAME, readPolicyOfThen } from '../policies/index.ts';

/** The policy that decides now. */
export async function currentPolicy(tx: Tx, { clock }: Pick<Services, 'clock'>): Promise<Policy> {
  const { now } = await clock.business(tx);
  const record = await activePolicy(tx, now);
  if (!record) throw new Error(`no policy ${POLICY_NAME} is live`);
  return readPolicyOfThen(record);
}

/** The newest version that there is, locked: versions follow one another, and two people publish one after the other. */
export async function newestPolicyVersion(tx: Tx): Promise<number> {
  const { version } = await tx
    .selectFrom('policy')
    .select('version')
    .where('name', '=', POLICY_NAME)
    .orderBy('version', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return version;
}
