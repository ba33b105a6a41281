import * as z from 'zod/mini';
import { publishBody } from '../drafts/draft-row.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id, idParams } from '../wire/id.ts';

/**
 * Asks a second person to put a draft on sale, from the approval or from a later day on. Loans and offers from before
 * keep their version.
 */
export const publishProductDraft = defineEndpoint({
  name: 'publishProductDraft',
  method: 'POST',
  path: '/web/private/back-office/product-draft/{id}/publish',
  access: 'staff',
  permission: 'product.draft',
  approval: 'four-eyes',
  summary: 'Request the publication of a product draft',
  params: idParams,
  body: publishBody,
  reply: lazy(() => z.object({ approvalId: id() })),
  refusals: ['not_found', 'draft_changed', 'draft_not_ready', 'approval_pending'],
  repeat: 'key',
});
