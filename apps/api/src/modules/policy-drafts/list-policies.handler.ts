import { listPolicies, type PolicyState } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { POLICY_NAME } from '../policies/index.ts';
import { selectDrafts, toDraftRow } from './draft-reply.ts';
import { currentPolicy } from './live-policy.ts';

export const listPoliciesHandler = implement(listPolicies, async (_input, { tx, services }) => {
  const live = await currentPolicy(tx, services);
  const versions = await publishedVersions(tx);
  const drafts = await selectDrafts(tx)
    .where('policy_draft.name', '=', POLICY_NAME)
    .where('policy_draft.state', '=', 'open')
    .orderBy('policy_draft.changed_at', 'desc')
    .execute();
  return ok({
    versions: versions.map(({ version, live_from, maker_name, checker_name, reason }) => ({
      version,
      state: stateOf(version, live.version),
      liveFrom: live_from.toISOString(),
      madeByName: maker_name,
      approvedByName: checker_name,
      reason,
    })),
    drafts: drafts.map(toDraftRow),
  });
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

/** A version decides until a later one begins to; one that was overtaken before it began never decides. */
function stateOf(version: number, live: number): PolicyState {
  if (version === live) return 'live';
  return version < live ? 'retired' : 'scheduled';
}
