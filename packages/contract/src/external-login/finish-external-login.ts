import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { nothing } from '../wire/reply.ts';
import { foreignText } from '../wire/text.ts';

/**
 * Takes the code and state with which the visitor returned. While the provider is unavailable, the same two may be sent
 * again as long as they are valid.
 */
export const finishExternalLogin = defineEndpoint({
  name: 'finishExternalLogin',
  method: 'POST',
  path: '/web/private/client/external-login/finish',
  access: 'client',
  summary: 'Finish an external login',
  body: lazy(() => z.strictObject({ code: foreignText(2_000), state: foreignText(200) })),
  reply: nothing,
  refusals: ['illegal_transition', 'external_login_invalid', 'provider_unavailable', 'rate_limited'],
  repeat: 'never',
});
