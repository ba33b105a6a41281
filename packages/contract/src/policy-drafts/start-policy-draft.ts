import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { line } from '../wire/text.ts';
import { policyDraft } from './policy-draft.ts';

/** Begins a draft with the content of a version: the newest to continue from it, an earlier one to return to it. */
export const startPolicyDraft = defineEndpoint({
  name: 'startPolicyDraft',
  method: 'POST',
  path: '/web/private/back-office/policy-draft',
  access: 'staff',
  permission: 'policy.draft',
  summary: 'Create a policy draft',
  body: lazy(() => z.strictObject({ basedOn: z.int().check(z.minimum(1), z.maximum(1_000_000)), note: line(200) })),
  reply: policyDraft,
  status: 201,
  refusals: ['not_found'],
  repeat: 'key',
});
