import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { nothing } from '../wire/reply.ts';
import { foreignText } from '../wire/text.ts';

/**
 * Takes what the visitor came back with. Where the provider is away nothing is lost: the same code and state may be sent
 * again while they live.
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
