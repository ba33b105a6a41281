import { publishMessageDraft } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { askApproval } from '../approvals/index.ts';
import { liveTemplate } from '../messages/index.ts';
import { lockMessageDraft } from './draft-record.ts';
import { isPublishable, publishDraft, publishMessageApproval } from './publish-message.approval.ts';
import { saysCost } from './template-faults.policy.ts';

export const publishMessageDraftHandler = implement(
  publishMessageDraft,
  async ({ params, body: { revision, note } }, { caller, tx, services }) => {
    const locked = await lockMessageDraft(tx, { ...params, revision });
    if (!locked.ok) return locked;
    const { subject, body: text } = locked.value;
    const after = { subject, text };
    const live = await liveTemplate(tx, params);
    if (live.words.subject === subject && live.words.text === text)
      return refuse('draft_not_ready', { facts: { because: 'unchanged' } });
    if (!(await isPublishable(tx, { ...params, words: after }, services)))
      return refuse('draft_not_ready', { facts: { because: 'invalid' } });
    const { userId: maker } = caller;
    if (!saysCost(params.template, after) && !saysCost(params.template, live.words)) {
      await publishDraft(tx, { draft: locked.value, live, maker, checker: null, reason: note }, services);
      return ok({ approvalId: null });
    }
    const payload = { ...params, revision, before: live.words, after };
    const asked = await askApproval(tx, publishMessageApproval, { payload, reason: note, maker }, services);
    return asked.ok ? ok({ approvalId: asked.value }) : asked;
  },
);
