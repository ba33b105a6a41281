import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { nothing } from '../wire/reply.ts';

/** Removes a person whom the client named to be reached instead. */
export const removeContact = defineEndpoint({
  name: 'removeContact',
  method: 'DELETE',
  path: '/web/private/client/additional/contact/{id}',
  access: 'client',
  summary: 'Remove a reference contact',
  params: idParams,
  reply: nothing,
  refusals: ['not_found'],
});
