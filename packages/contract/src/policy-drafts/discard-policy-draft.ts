import * as z from 'zod/mini';
import { draftRevision } from '../drafts/revision.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { policyDraft } from './policy-draft.ts';

/** Discards a draft. It is kept and can be read. */
export const discardPolicyDraft = defineEndpoint({
  name: 'discardPolicyDraft',
  method: 'POST',
  path: '/web/private/back-office/policy-draft/{id}/discard',
  access: 'staff',
  permission: 'policy.draft',
  summary: 'Discard a policy draft',
  params: idParams,
  body: lazy(() => z.strictObject({ revision: draftRevision() })),
  reply: policyDraft,
  refusals: ['not_found', 'draft_changed'],
  repeat: 'key',
});
