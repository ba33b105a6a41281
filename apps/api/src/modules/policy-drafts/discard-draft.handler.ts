import { discardPolicyDraft } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { closeDraft } from '../drafts/index.ts';
import { stopShadow } from '../policies/index.ts';
import { lockPolicyDraft } from './draft-record.ts';
import { writtenDraft } from './draft-reply.ts';

export const discardPolicyDraftHandler = implement(discardPolicyDraft, async ({ params, body }, { tx, services }) => {
  const locked = await lockPolicyDraft(tx, { id: params.id, revision: body.revision });
  if (!locked.ok) return locked;
  await closeDraft(tx, locked.value, 'discarded', services);
  await stopShadow(tx, { draftId: params.id, because: 'discarded' }, services);
  return ok(await writtenDraft(tx, params.id, services));
});
