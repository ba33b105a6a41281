import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire/reply.ts';

/** Says that the photos are complete; the decision follows. */
export const finishClientDocuments = defineEndpoint({
  name: 'finishClientDocuments',
  method: 'POST',
  path: '/web/private/client/client-document/finish',
  access: 'client',
  summary: 'Finish the photos',
  reply: nothing,
  refusals: ['documents_missing', 'illegal_transition'],
  repeat: 'key',
});
