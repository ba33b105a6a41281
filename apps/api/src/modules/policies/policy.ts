import { type Policy, validatePolicy } from '@lender/lending';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { policySchema } from './policy-schema.ts';

/** The policy by which loans are decided; what it says is data, version by version. */
export const POLICY_NAME = 'mx-stl';

export type PolicyRecord = Selectable<Database['policy']>;

/** The version that decides now: the newest of those that are live. */
export const activePolicy = (db: Db | Tx, now: Date): Promise<PolicyRecord | undefined> =>
  db
    .selectFrom('policy')
    .selectAll()
    .where('name', '=', POLICY_NAME)
    .where('live_from', '<=', now)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The version by which a stored decision was made. */
export const policyOfVersion = (
  db: Db | Tx,
  { name, version }: { name: string; version: number },
): Promise<PolicyRecord> =>
  db.selectFrom('policy').selectAll().where('name', '=', name).where('version', '=', version).executeTakeFirstOrThrow();

/** Reads a stored policy. @throws when it is none, or not the one that its row names: nothing is decided by it then */
export function readPolicy({ name, version, config }: PolicyRecord): Policy {
  const valid = validatePolicy(policySchema.parse(config));
  if (!valid.ok)
    throw new Error(`policy ${name} ${version}: ${valid.problem.problems.map(({ code }) => code).join(', ')}`);
  if (valid.value.policy !== name || valid.value.version !== version)
    throw new Error(`policy ${name} ${version} calls itself ${valid.value.policy} ${valid.value.version}`);
  return valid.value;
}
