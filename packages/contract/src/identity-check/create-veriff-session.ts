import { defineEndpoint } from '../endpoint.ts';
import { identitySession } from './identity-session.ts';

/**
 * Opens a session in which the borrower shows an identification and their face, once they agreed to `biometrics`. An
 * application has one session at a time: a second call answers the same one.
 */
export const createVeriffSession = defineEndpoint({
  name: 'createVeriffSession',
  method: 'POST',
  path: '/web/private/client/veriff/session',
  access: 'client',
  summary: 'Create an identity session',
  reply: identitySession,
  status: 201,
  refusals: ['illegal_transition', 'consent_missing', 'provider_unavailable'],
  repeat: 'key',
});
