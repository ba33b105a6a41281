import * as z from 'zod/mini';
import { draftRevision } from '../drafts/revision.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { productDraft } from './product-draft.ts';

/** Discards a draft. It is kept and can be read. */
export const discardProductDraft = defineEndpoint({
  name: 'discardProductDraft',
  method: 'POST',
  path: '/web/private/back-office/product-draft/{id}/discard',
  access: 'staff',
  permission: 'product.draft',
  summary: 'Discard a product draft',
  params: idParams,
  body: lazy(() => z.strictObject({ revision: draftRevision() })),
  reply: productDraft,
  refusals: ['not_found', 'draft_changed'],
  repeat: 'key',
});
