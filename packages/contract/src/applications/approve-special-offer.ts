import { defineEndpoint } from '../endpoint.ts';
import { application } from './application.ts';

/** Accepts the special offer that staff made. */
export const approveSpecialOffer = defineEndpoint({
  name: 'approveSpecialOffer',
  method: 'PUT',
  path: '/web/private/client/special/offer/approve',
  access: 'client',
  summary: 'Accept a special offer',
  reply: application,
  refusals: ['illegal_transition', 'not_found', 'client_cannot_apply', 'consent_missing'],
});
