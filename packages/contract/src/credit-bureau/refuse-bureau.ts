import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire/reply.ts';

/** Continues without a query of the credit bureau: the application is decided by what else is known. */
export const refuseBureau = defineEndpoint({
  name: 'refuseBureau',
  method: 'POST',
  path: '/web/private/client/credit-bureau/skip',
  access: 'client',
  summary: 'Decline the query of the credit bureau',
  reply: nothing,
  refusals: ['illegal_transition'],
  repeat: 'key',
});
