import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { policyDraft } from './policy-draft.ts';

/** Ends the shadow of a draft, where it has one. Its results are kept. */
export const stopPolicyShadow = defineEndpoint({
  name: 'stopPolicyShadow',
  method: 'DELETE',
  path: '/web/private/back-office/policy-draft/{id}/shadow',
  access: 'staff',
  permission: 'policy.draft',
  summary: 'Stop the shadow of a policy draft',
  params: idParams,
  reply: policyDraft,
  refusals: ['not_found'],
});
