import { defineEndpoint } from '../endpoint.ts';
import { application } from './application.ts';

/** Accepts the smaller amount that was decided. */
export const approveYhatDecrease = defineEndpoint({
  name: 'approveYhatDecrease',
  method: 'PUT',
  path: '/web/private/client/yhat/offer/approve/decrease',
  access: 'client',
  summary: 'Accept a smaller offer',
  reply: application,
  refusals: ['illegal_transition', 'not_found', 'client_cannot_apply', 'consent_missing'],
});
