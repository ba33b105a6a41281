import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';

/** A token with which the provider's widget opens; it lives ten minutes. */
export const getBelvoToken = defineEndpoint({
  name: 'getBelvoToken',
  method: 'GET',
  path: '/web/private/client/belvo/access-token',
  access: 'client',
  summary: 'Create a token for the bank widget',
  reply: lazy(() =>
    z.object({
      access: z.string(),
      expiresAt: instant(),
      /** The provider's own page with this token; it leads back to the site. */
      widgetUrl: z.url(),
    }),
  ),
  refusals: ['illegal_transition', 'provider_unavailable', 'rate_limited'],
});
