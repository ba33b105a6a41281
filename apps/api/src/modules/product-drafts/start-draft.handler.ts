import { startProductDraft } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { beginDraft } from '../drafts/index.ts';
import { termsOfVersion } from '../pricing/index.ts';
import { PRODUCT_DRAFTS } from './draft-record.ts';
import { writtenDraft } from './draft-reply.ts';

export const startProductDraftHandler = implement(startProductDraft, async ({ body }, { caller, tx, services }) => {
  if (!(await termsOfVersion(tx, body.basedOn))) return refuse('not_found');
  const id = await beginDraft(tx, { ...body, name: PRODUCT_DRAFTS.name, author: caller.userId }, services);
  return ok(await writtenDraft(tx, id, services));
});
