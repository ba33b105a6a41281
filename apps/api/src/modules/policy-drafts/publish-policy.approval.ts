import { publishPolicyDraft } from '@lender/contract';
import { ok } from '@lender/result';
import { refuse } from '../../kernel/refusal.ts';
import { defineApproval } from '../approvals/index.ts';
import { beginPublication, closeDraft, draftStatus, lockForPublication } from '../drafts/index.ts';
import { storePolicy } from '../policies/index.ts';
import { policyDrafts } from './policy-draft.ts';
import { problemsOf } from './policy-problems.ts';

/** Lets a draft decide from now or from a later day on, as the next version. Earlier decisions keep their version. */
export const publishPolicyApproval = defineApproval({
  kind: 'policy.publish',
  commandOf: (payload) => ({ kind: 'policy.publish', payload }),
  endpoint: publishPolicyDraft,
  subjectOf: ({ draftId }) => ({ draftId }),
  versionOf: async (tx, { draftId }, services) => {
    const { newest, live, state, revision } = await draftStatus(tx, policyDrafts, draftId, services);
    // A scheduled version may be new since the request, or may begin at another time now.
    return [state, revision, live, ...(newest === live ? [] : [newest])].join(' ');
  },
  execute: async (tx, { draftId: id, revision, from }, { maker, checker, reason }, services) => {
    const locked = await lockForPublication(tx, policyDrafts, { id, revision }, services);
    if (!locked.ok) return locked;
    const { content, newest } = locked.value;
    const version = newest + 1;
    const policy = { ...content, version };
    if (problemsOf(policy).length > 0) return refuse('draft_not_ready', { facts: { because: 'invalid' } });
    const begins = await beginPublication(tx, from, services);
    if (!begins.ok) return begins;
    await storePolicy(tx, policy, { live_from: begins.value, made_by: maker, approved_by: checker, reason });
    await closeDraft(tx, policyDrafts, { draftId: id, because: 'published' }, services);
    return ok(undefined);
  },
});
