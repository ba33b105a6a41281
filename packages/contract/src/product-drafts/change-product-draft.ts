import * as z from 'zod/mini';
import { draftRevision } from '../drafts/revision.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { productDraft } from './product-draft.ts';

/** Changes settings of a draft, all of them or none. Inconsistent settings are kept, and named in the answer. */
export const changeProductDraft = defineEndpoint({
  name: 'changeProductDraft',
  method: 'PATCH',
  path: '/web/private/back-office/product-draft/{id}',
  access: 'staff',
  permission: 'product.draft',
  summary: 'Change settings of a product draft',
  params: idParams,
  body: lazy(() =>
    z.strictObject({
      revision: draftRevision(),
      /** New values as text, by path. */
      settings: z.record(
        z.string().check(z.regex(/^[A-Za-z0-9_.]{1,100}$/)),
        z.string().check(z.regex(/^[a-z0-9_.-]{0,24}$/)),
      ),
    }),
  ),
  reply: productDraft,
  refusals: ['not_found', 'draft_changed', 'setting_invalid'],
});
