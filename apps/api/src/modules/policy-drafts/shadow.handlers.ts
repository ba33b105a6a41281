import { addDays } from '@lender/calculator';
import { startPolicyShadow, stopPolicyShadow } from '@lender/contract';
import { comparePolicies } from '@lender/lending';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { endOfDay } from '../../kernel/end-of-day.ts';
import { refuse } from '../../kernel/refusal.ts';
import { stopShadow } from '../policies/index.ts';
import { draftPolicy, lockPolicyDraft } from './draft-record.ts';
import { readDraft, writtenDraft } from './draft-reply.ts';
import { currentPolicy } from './live-policy.ts';
import { problemsOf } from './policy-problems.ts';

export const startPolicyShadowHandler = implement(
  startPolicyShadow,
  async ({ params: { id }, body: { revision, days } }, { caller, tx, services, log }) => {
    const locked = await lockPolicyDraft(tx, { id, revision });
    if (!locked.ok) return locked;
    const [live, draft] = [await currentPolicy(tx, services), await draftPolicy(tx, locked.value)];
    if (problemsOf(draft).length > 0) return refuse('draft_not_ready', { facts: { because: 'invalid' } });
    if (comparePolicies(live, draft).length === 0)
      return refuse('draft_not_ready', { facts: { because: 'unchanged' } });
    const { now, today } = await services.clock.business(tx);
    await stopShadow(tx, { draftId: id, because: 'replaced' }, services);
    const shadow = { id: services.newId(), draft_id: id, revision, config: JSON.stringify(draft) };
    const run = { started_at: now, started_by: caller.userId, ends_at: endOfDay(addDays(today, days)) };
    await tx
      .insertInto('policy_shadow')
      .values({ ...shadow, ...run, stopped_at: null, stopped_because: null })
      .execute();
    log.info({ event: 'policy.shadow_started', revision, days });
    return ok(await writtenDraft(tx, id, services));
  },
);

export const stopPolicyShadowHandler = implement(stopPolicyShadow, async ({ params: { id } }, { tx, services }) => {
  if (!(await readDraft(tx, id, services))) return refuse('not_found');
  await stopShadow(tx, { draftId: id, because: 'hand' }, services);
  return ok(await writtenDraft(tx, id, services));
});
