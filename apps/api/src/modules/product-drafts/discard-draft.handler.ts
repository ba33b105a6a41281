import { discardProductDraft } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { closeDraft } from '../drafts/index.ts';
import { lockProductDraft } from './draft-record.ts';
import { writtenDraft } from './draft-reply.ts';

export const discardProductDraftHandler = implement(discardProductDraft, async ({ params, body }, { tx, services }) => {
  const locked = await lockProductDraft(tx, { id: params.id, revision: body.revision });
  if (!locked.ok) return locked;
  await closeDraft(tx, locked.value, 'discarded', services);
  return ok(await writtenDraft(tx, params.id, services));
});
