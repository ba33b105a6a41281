import { getProductDraft } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readDraft } from './draft-reply.ts';

export const getProductDraftHandler = implement(getProductDraft, async ({ params: { id } }, { tx, services }) => {
  const draft = await readDraft(tx, id, services);
  return draft ? ok(draft) : refuse('not_found');
});
