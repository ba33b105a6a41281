import { getPolicy } from '@lender/contract';
import { comparePolicies, policySettings } from '@lender/lending';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { POLICY_NAME, readPolicyOfThen } from '../policies/index.ts';

export const getPolicyHandler = implement(getPolicy, async ({ params: { version } }, { tx }) => {
  const [record, before] = await tx
    .selectFrom('policy')
    .selectAll()
    .where('name', '=', POLICY_NAME)
    .where('version', '<=', version)
    .orderBy('version', 'desc')
    .limit(2)
    .execute();
  if (record?.version !== version) return refuse('not_found');
  const policy = readPolicyOfThen(record);
  return ok({
    version,
    liveFrom: record.live_from.toISOString(),
    settings: policySettings(policy),
    changes: before ? comparePolicies(readPolicyOfThen(before), policy) : [],
  });
});
