import { defineEndpoint } from '../endpoint.ts';
import { identitySession } from './identity-session.ts';

/** Returns the open session. */
export const getVeriffSession = defineEndpoint({
  name: 'getVeriffSession',
  method: 'GET',
  path: '/web/private/client/veriff/session',
  access: 'client',
  summary: 'Retrieve the open identity session',
  reply: identitySession,
  refusals: ['not_found'],
});
