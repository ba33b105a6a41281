import * as z from 'zod/mini';
import { publishBody } from '../drafts/draft-row.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id, idParams } from '../wire/id.ts';

/**
 * Asks a second person to let a draft decide, from the moment at which they agree or from a later day on. The draft
 * must have been tested in its current state.
 */
export const publishPolicyDraft = defineEndpoint({
  name: 'publishPolicyDraft',
  method: 'POST',
  path: '/web/private/back-office/policy-draft/{id}/publish',
  access: 'staff',
  permission: 'policy.draft',
  approval: 'four-eyes',
  summary: 'Request the publication of a policy draft',
  params: idParams,
  body: publishBody,
  reply: lazy(() => z.object({ approvalId: id() })),
  refusals: ['not_found', 'draft_changed', 'draft_not_ready', 'approval_pending'],
  repeat: 'key',
});
