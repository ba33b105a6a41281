import { defineEndpoint } from '../endpoint.ts';
import { mandate } from './mandate.ts';

/** Revokes the consent to debit the account, at once: announced debits are called off. */
export const cancelMandate = defineEndpoint({
  name: 'cancelMandate',
  method: 'DELETE',
  path: '/web/private/client/direct-debit/mandate',
  access: 'client',
  summary: "Cancel the client's direct debit mandate",
  reply: mandate,
  refusals: ['not_found'],
});
