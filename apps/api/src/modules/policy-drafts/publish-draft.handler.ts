import { publishPolicyDraft } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { askApproval } from '../approvals/index.ts';
import { beginPublication, lockForPublication } from '../drafts/index.ts';
import { policyDrafts } from './policy-draft.ts';
import { problemsOf } from './policy-problems.ts';
import { policyTestOf } from './policy-test-of.ts';
import { publishPolicyApproval } from './publish-policy.approval.ts';

export const publishPolicyDraftHandler = implement(
  publishPolicyDraft,
  async ({ params: { id }, body: { revision, note, from } }, { caller, tx, services }) => {
    const locked = await lockForPublication(tx, policyDrafts, { id, revision }, services);
    if (!locked.ok) return locked;
    const { record, live, content, changes, isUnchanged } = locked.value;
    const notReady = (because: 'invalid' | 'unchanged' | 'untested') =>
      refuse('draft_not_ready', { facts: { because } });
    if (isUnchanged) return notReady('unchanged');
    if (problemsOf(content).length > 0) return notReady('invalid');
    const test = policyTestOf(record);
    if (test?.revision !== revision || test.liveVersion !== live.version) return notReady('untested');
    const begins = await beginPublication(tx, from, services);
    if (!begins.ok) return begins;
    const payload = { draftId: id, revision, liveVersion: live.version, changes, test, ...(from && { from }) };
    const command = { payload, reason: note, maker: caller.userId };
    const asked = await askApproval(tx, publishPolicyApproval, command, services);
    return asked.ok ? ok({ approvalId: asked.value }) : asked;
  },
);
