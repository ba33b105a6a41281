import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { policyDraft } from './policy-draft.ts';

export const getPolicyDraft = defineEndpoint({
  name: 'getPolicyDraft',
  method: 'GET',
  path: '/web/private/back-office/policy-draft/{id}',
  access: 'staff',
  permission: 'policy.read',
  summary: 'Retrieve a policy draft',
  params: idParams,
  reply: policyDraft,
  refusals: ['not_found'],
});
