import { listPolicies } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { openDrafts, toVersionRows } from '../drafts/index.ts';
import { POLICY_NAME } from '../policies/index.ts';
import { POLICY_DRAFTS } from './draft-record.ts';
import { currentPolicy } from './live-policy.ts';

export const listPoliciesHandler = implement(listPolicies, async (_input, { tx, services }) => {
  const live = await currentPolicy(tx, services);
  const versions = toVersionRows(await publishedVersions(tx), live.version);
  return ok({ versions, drafts: await openDrafts(tx, POLICY_DRAFTS) });
});

const publishedVersions = (tx: Tx) =>
  tx
    .selectFrom('policy')
    .leftJoin('staff_user as maker', 'maker.id', 'policy.made_by')
    .leftJoin('staff_user as checker', 'checker.id', 'policy.approved_by')
    .select(['policy.version', 'policy.live_from', 'policy.reason'])
    .select(['maker.name as maker_name', 'checker.name as checker_name'])
    .where('policy.name', '=', POLICY_NAME)
    .orderBy('policy.version', 'desc')
    .execute();
