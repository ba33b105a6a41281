import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire/reply.ts';

/** Continues without a bank link, or takes that choice back; a statement may be asked for instead. */
export const skipBelvo = defineEndpoint({
  name: 'skipBelvo',
  method: 'POST',
  path: '/web/private/client/belvo/skip',
  access: 'client',
  summary: 'Skip the bank link',
  reply: nothing,
  refusals: ['illegal_transition'],
  repeat: 'key',
});
