import { publishPolicyDraft } from '@lender/contract';
import { comparePolicies } from '@lender/lending';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { askApproval } from '../approvals/index.ts';
import { beginningOf } from '../drafts/index.ts';
import { draftPolicy, lockPolicyDraft } from './draft-record.ts';
import { testOf } from './draft-reply.ts';
import { currentPolicy, newestPolicyVersion } from './live-policy.ts';
import { problemsOf } from './policy-problems.ts';
import { publishPolicyApproval } from './publish-policy.approval.ts';

export const publishPolicyDraftHandler = implement(
  publishPolicyDraft,
  async ({ params: { id }, body: { revision, note, from } }, { caller, tx, services }) => {
    const newest = await newestPolicyVersion(tx);
    const locked = await lockPolicyDraft(tx, { id, revision });
    if (!locked.ok) return locked;
    const [live, draft] = [await currentPolicy(tx, services), await draftPolicy(tx, locked.value)];
    const notReady = (because: 'invalid' | 'unchanged' | 'untested' | 'day_unfit') =>
      refuse('draft_not_ready', { facts: { because } });
    const changes = comparePolicies(live, draft);
    // While a version waits for its day, publishing today's settings is a change: they replace that version.
    if (changes.length === 0 && newest === live.version) return notReady('unchanged');
    if (problemsOf(draft).length > 0) return notReady('invalid');
    const test = testOf(locked.value);
    if (test?.revision !== revision || test.liveVersion !== live.version) return notReady('untested');
    if (!beginningOf(from, await services.clock.business(tx))) return notReady('day_unfit');
    const payload = { draftId: id, revision, liveVersion: live.version, changes, test, ...(from && { from }) };
    const command = { payload, reason: note, maker: caller.userId };
    const asked = await askApproval(tx, publishPolicyApproval, command, services);
    return asked.ok ? ok({ approvalId: asked.value }) : asked;
  },
);
