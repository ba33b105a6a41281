import { changePolicy, comparePolicies, policySettings } from '@lender/lending';
import { sql } from 'kysely';
import { staffName } from '../access/index.ts';
import { defineDraft, newestVersion } from '../drafts/index.ts';
import { activePolicy, findPolicy, POLICY_NAME, readPolicyOfThen, stopShadow } from '../policies/index.ts';
import { problemsOf } from './policy-problems.ts';
import { policyTestOf } from './policy-test-of.ts';
import { readShadow } from './read-shadow.ts';

/** Drafts of the decision policy: tested on decided applications, and run beside the policy that decides. */
export const policyDrafts = defineDraft({
  name: POLICY_NAME,
  kind: 'policy.publish',
  listVersions: (tx) =>
    tx
      .selectFrom('policy')
      .select(['policy.version', 'policy.live_from', 'policy.reason'])
      .select((eb) => [
        staffName(eb.ref('policy.made_by')).as('maker_name'),
        staffName(eb.ref('policy.approved_by')).as('checker_name'),
      ])
      .where('policy.name', '=', POLICY_NAME)
      .orderBy('policy.version', 'desc')
      .execute(),
  findVersion: async (tx, version) => {
    const record = await findPolicy(tx, { name: POLICY_NAME, version });
    return record && readPolicyOfThen(record);
  },
  readLive: async (tx, now) => {
    const record = await activePolicy(tx, now);
    if (!record) throw new Error(`no policy ${POLICY_NAME} is live`);
    return { version: record.version, content: readPolicyOfThen(record) };
  },
  lockNewest: (tx) => newestVersion(tx, 'policy', sql`name = ${POLICY_NAME}`),
  settingsOf: policySettings,
  change: changePolicy,
  compare: comparePolicies,
  readDetail: async (tx, { record, content }, services) => ({
    problems: [...problemsOf(content)],
    test: policyTestOf(record),
    shadow: await readShadow(tx, record.id, services),
  }),
  onClosed: stopShadow,
});
