import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { line } from '../wire/text.ts';
import { productDraft } from './product-draft.ts';

/** Begins a draft with the content of a version: the newest to continue from it, an earlier one to return to it. */
export const startProductDraft = defineEndpoint({
  name: 'startProductDraft',
  method: 'POST',
  path: '/web/private/back-office/product-draft',
  access: 'staff',
  permission: 'product.draft',
  summary: 'Create a product draft',
  body: lazy(() => z.strictObject({ basedOn: z.int().check(z.minimum(1), z.maximum(1_000_000)), note: line(200) })),
  reply: productDraft,
  status: 201,
  refusals: ['not_found'],
  repeat: 'key',
});
