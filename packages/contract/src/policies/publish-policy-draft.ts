import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id, idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';
import { policyRevision } from './policy-revision.ts';

/** Asks a second person to let a draft decide, from the moment at which they agree. It has to have been tested as it stands. */
export const publishPolicyDraft = defineEndpoint({
  name: 'publishPolicyDraft',
  method: 'POST',
  path: '/web/private/back-office/policy-draft/{id}/publish',
  access: 'staff',
  permission: 'policy.draft',
  approval: 'four-eyes',
  summary: 'Ask to publish a draft',
  params: idParams,
  body: lazy(() => z.strictObject({ revision: policyRevision(), note: line(500) })),
  reply: lazy(() => z.object({ approvalId: id() })),
  refusals: ['not_found', 'draft_changed', 'draft_not_ready', 'approval_pending'],
  repeat: 'key',
});
