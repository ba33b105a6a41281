import { addDays } from '@lender/calculator';
import { startPolicyShadow, stopPolicyShadow } from '@lender/contract';
import { comparePolicies } from '@lender/lending';
import { implement } from '../../implement.ts';
import { endOfDay } from '../../kernel/end-of-day.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockDraftBesideLive, readDraft } from '../drafts/index.ts';
import { startShadow, stopShadow } from '../policies/index.ts';
import { policyDrafts } from './policy-draft.ts';
import { problemsOf } from './policy-problems.ts';

export const startPolicyShadowHandler = implement(
  startPolicyShadow,
  async ({ params: { id }, body: { revision, days } }, { caller, tx, services, log }) => {
    const locked = await lockDraftBesideLive(tx, policyDrafts, { id, revision }, services);
    if (!locked.ok) return locked;
    const { live, content: draft } = locked.value;
    if (problemsOf(draft).length > 0) return refuse('draft_not_ready', { facts: { because: 'invalid' } });
    if (comparePolicies(live.content, draft).length === 0)
      return refuse('draft_not_ready', { facts: { because: 'unchanged' } });
    const { now, today } = await services.clock.business(tx);
    await stopShadow(tx, { draftId: id, because: 'replaced' }, services);
    const shadow = { id: services.newId(), draft_id: id, revision, config: JSON.stringify(draft) };
    const run = { started_at: now, started_by: caller.userId, ends_at: endOfDay(addDays(today, days)) };
    await startShadow(tx, { ...shadow, ...run });
    log.info({ event: 'policy.shadow_started', revision, days });
    return readDraft(tx, policyDrafts, id, services);
  },
);

export const stopPolicyShadowHandler = implement(stopPolicyShadow, async ({ params: { id } }, { tx, services }) => {
  const draft = await readDraft(tx, policyDrafts, id, services);
  if (!draft.ok) return draft;
  await stopShadow(tx, { draftId: id, because: 'hand' }, services);
  return readDraft(tx, policyDrafts, id, services);
});
