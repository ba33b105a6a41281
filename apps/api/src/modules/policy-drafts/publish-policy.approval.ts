import { publishPolicyDraft } from '@lender/contract';
import { ok } from '@lender/money';
import { refuse } from '../../kernel/refusal.ts';
import { defineApproval } from '../approvals/index.ts';
import { beginningOf, closeDraft } from '../drafts/index.ts';
import { POLICY_NAME, stopShadow } from '../policies/index.ts';
import { draftPolicy, lockPolicyDraft } from './draft-record.ts';
import { currentPolicy, newestPolicyVersion } from './live-policy.ts';
import { problemsOf } from './policy-problems.ts';

/** Lets a draft decide from now or from a later day on, as the next version. Earlier decisions keep their version. */
export const publishPolicyApproval = defineApproval({
  kind: 'policy.publish',
  commandOf: (payload) => ({ kind: 'policy.publish', payload }),
  endpoint: publishPolicyDraft,
  subjectOf: ({ draftId }) => ({ draftId }),
  versionOf: async (tx, { draftId }, services) => {
    const newest = await newestPolicyVersion(tx);
    const draft = await tx
      .selectFrom('draft')
      .select(['state', 'revision'])
      .where('id', '=', draftId)
      .forUpdate()
      .executeTakeFirst();
    const { version } = await currentPolicy(tx, services);
    // A scheduled version may be new since the request, or may begin at another time now.
    return [draft?.state, draft?.revision, version, ...(newest === version ? [] : [newest])].join(' ');
  },
  execute: async (tx, { draftId, revision, from }, { maker, checker, reason }, services) => {
    const locked = await lockPolicyDraft(tx, { id: draftId, revision });
    if (!locked.ok) return locked;
    const version = (await newestPolicyVersion(tx)) + 1;
    const policy = { ...(await draftPolicy(tx, locked.value)), version };
    if (problemsOf(policy).length > 0) return refuse('draft_not_ready', { facts: { because: 'invalid' } });
    const liveFrom = beginningOf(from, await services.clock.business(tx));
    if (!liveFrom) return refuse('draft_not_ready', { facts: { because: 'day_unfit' } });
    const by = { made_by: maker, approved_by: checker, reason };
    await tx
      .insertInto('policy')
      .values({ name: POLICY_NAME, version, config: JSON.stringify(policy), live_from: liveFrom, ...by })
      .execute();
    await closeDraft(tx, locked.value, 'published', services);
    await stopShadow(tx, { draftId, because: 'published' }, services);
    return ok(undefined);
  },
});
