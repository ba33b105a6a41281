import * as z from 'zod/mini';
import { draftRevision } from '../drafts/revision.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { policyDraft } from './policy-draft.ts';

/** Decides the newest applications once more, by the policy that decides and by the draft, and stores the results. */
export const testPolicyDraft = defineEndpoint({
  name: 'testPolicyDraft',
  method: 'POST',
  path: '/web/private/back-office/policy-draft/{id}/test',
  access: 'staff',
  permission: 'policy.draft',
  summary: 'Test a policy draft on the newest applications',
  params: idParams,
  body: lazy(() =>
    z.strictObject({
      revision: draftRevision(),
      /** Number of newest applications to test with, from 1 to 500. */
      applications: z.int().check(z.minimum(1), z.maximum(500)),
    }),
  ),
  reply: policyDraft,
  refusals: ['not_found', 'draft_changed', 'draft_not_ready'],
  repeat: 'key',
});
