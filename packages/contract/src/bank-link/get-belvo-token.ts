import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';

/** Returns a token that opens the provider's widget; it is valid for ten minutes. */
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
      /** Address of the provider's page with this token; the page leads back to the site. */
      widgetUrl: z.url(),
    }),
  ),
  refusals: ['illegal_transition', 'provider_unavailable', 'rate_limited'],
});
