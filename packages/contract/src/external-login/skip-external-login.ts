import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire/reply.ts';

/** Continues without an external login. It has no weight in the decision. */
export const skipExternalLogin = defineEndpoint({
  name: 'skipExternalLogin',
  method: 'POST',
  path: '/web/private/client/external-login/skip',
  access: 'client',
  summary: 'Skip the external login',
  reply: nothing,
  refusals: ['illegal_transition'],
  repeat: 'key',
});
