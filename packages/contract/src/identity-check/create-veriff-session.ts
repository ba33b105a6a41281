import { defineEndpoint } from '../endpoint.ts';
import { identitySession } from './identity-session.ts';

/** Opens a session in which the borrower shows an identification and their face. */
export const createVeriffSession = defineEndpoint({
  name: 'createVeriffSession',
  method: 'POST',
  path: '/web/private/client/veriff/session',
  access: 'client',
  summary: 'Open an identity session',
  reply: identitySession,
  status: 201,
  refusals: ['illegal_transition', 'provider_unavailable'],
  repeat: 'key',
});
