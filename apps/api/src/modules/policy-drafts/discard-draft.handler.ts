import { discardPolicyDraft } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { lockDraft } from './draft-record.ts';
import { writtenDraft } from './draft-reply.ts';

export const discardPolicyDraftHandler = implement(discardPolicyDraft, async ({ params, body }, { tx, services }) => {
  const locked = await lockDraft(tx, { id: params.id, revision: body.revision });
  if (!locked.ok) return locked;
  const { now } = await services.clock.business(tx);
  await tx
    .updateTable('policy_draft')
    .set({ state: 'discarded', changed_at: now })
    .where('id', '=', params.id)
    .execute();
  return ok(await writtenDraft(tx, params.id, services));
});
