import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire/reply.ts';

/** Says that the bank statement is complete. */
export const finish = defineEndpoint({
  name: 'finish',
  method: 'PUT',
  path: '/web/private/client/finish',
  access: 'client',
  summary: 'End the bank statement',
  reply: nothing,
  refusals: ['documents_missing', 'illegal_transition'],
});
