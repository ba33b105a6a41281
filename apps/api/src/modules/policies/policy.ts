import { type Policy, validatePolicy } from '@lender/lending';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { policySchema } from './policy-schema.ts';

/** Name of the policy that decides loans; its content is data, version by version. */
export const POLICY_NAME = 'mx-stl';

export type PolicyRecord = Selectable<Database['policy']>;

/** Selects the version that decides at a moment: the newest of those that are live. */
export const livePolicy = (at: RawBuilder<Date>) => sql<PolicyRecord>`
  select * from policy where name = ${POLICY_NAME} and live_from <= ${at} order by version desc limit 1`;

export const activePolicy = async (db: Db | Tx, now: Date): Promise<PolicyRecord | undefined> =>
  (await livePolicy(sql`${now}`).execute(db)).rows[0];

interface PolicyVersion {
  readonly name: string;
  readonly version: number;
}

const selectVersion = (db: Db | Tx, { name, version }: PolicyVersion) =>
  db.selectFrom('policy').selectAll().where('name', '=', name).where('version', '=', version);

/** Reads the version by which a stored decision was made. */
export const policyOfVersion = (db: Db | Tx, version: PolicyVersion): Promise<PolicyRecord> =>
  selectVersion(db, version).executeTakeFirstOrThrow();

/** Finds a version of a policy by its number. */
export const findPolicy = (db: Db | Tx, version: PolicyVersion): Promise<PolicyRecord | undefined> =>
  selectVersion(db, version).executeTakeFirst();

/** Reads the policy that decides now. @throws when it is none, or would decide something else than it says: nothing is decided by it then */
export function readPolicy(record: PolicyRecord): Policy {
  const valid = validatePolicy(readPolicyOfThen(record));
  if (valid.ok) return valid.value;
  const problems = valid.problem.problems.map(({ code }) => code).join(', ');
  throw new Error(`policy ${record.name} ${record.version}: ${problems}`);
}

/**
 * Reads a policy by which a decision was made, as it was published then. @throws when it is not the one that its row
 * names
 */
export function readPolicyOfThen({ name, version, config }: PolicyRecord): Policy {
  const policy = policySchema.parse(config);
  if (policy.policy !== name || policy.version !== version)
    throw new Error(`policy ${name} ${version} calls itself ${policy.policy} ${policy.version}`);
  return policy;
}
