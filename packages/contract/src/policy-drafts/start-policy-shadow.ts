import * as z from 'zod/mini';
import { draftRevision } from '../drafts/revision.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { policyDraft } from './policy-draft.ts';
import { MAX_SHADOW_DAYS } from './policy-shadow.ts';

/**
 * Lets a draft decide beside the policy that decides, on each new application, without effect. It is used as it is now:
 * a draft that is changed is started again, and counting begins again.
 */
export const startPolicyShadow = defineEndpoint({
  name: 'startPolicyShadow',
  method: 'POST',
  path: '/web/private/back-office/policy-draft/{id}/shadow',
  access: 'staff',
  permission: 'policy.draft',
  summary: 'Start the shadow of a policy draft',
  params: idParams,
  body: lazy(() =>
    z.strictObject({
      revision: draftRevision(),
      /** Number of days for which it runs, unless it is stopped before. */
      days: z.int().check(z.minimum(1), z.maximum(MAX_SHADOW_DAYS)),
    }),
  ),
  reply: policyDraft,
  refusals: ['not_found', 'draft_changed', 'draft_not_ready'],
  repeat: 'key',
});
