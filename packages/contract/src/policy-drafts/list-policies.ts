import { versionsAndDrafts } from '../drafts/draft-row.ts';
import { defineEndpoint } from '../endpoint.ts';

/** Lists every version that was published, the newest first, and the drafts that are open or wait for approval. */
export const listPolicies = defineEndpoint({
  name: 'listPolicies',
  method: 'GET',
  path: '/web/private/back-office/policy',
  access: 'staff',
  permission: 'policy.read',
  summary: 'List the versions and drafts of the decision policy',
  reply: versionsAndDrafts,
  refusals: [],
});
