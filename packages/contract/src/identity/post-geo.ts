import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { nothing } from '../wire/reply.ts';

/**
 * Stores the borrower's position, as the browser reports it, encrypted; the latest one only, and only while they allow
 * it.
 */
export const postGeo = defineEndpoint({
  name: 'postGeo',
  method: 'POST',
  path: '/web/private/client/geo',
  access: 'client',
  summary: "Save the client's geolocation",
  body: lazy(() =>
    z.strictObject({
      latitude: z.number().check(z.minimum(-90), z.maximum(90)),
      longitude: z.number().check(z.minimum(-180), z.maximum(180)),
      /** Accuracy of the position: radius in metres. */
      accuracy: z.optional(z.number().check(z.minimum(0), z.maximum(100_000))),
    }),
  ),
  reply: nothing,
  refusals: ['consent_missing', 'rate_limited'],
  repeat: 'never',
});
