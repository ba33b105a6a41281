import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { numberInPath } from '../wire/number-in-text.ts';
import { line } from '../wire/text.ts';

/**
 * Lists places that match a partly typed text: a postal code, or the beginning of a district or municipality. At most
 * 20.
 */
export const suggestAddresses = defineEndpoint({
  name: 'suggestAddresses',
  method: 'GET',
  path: '/web/private/client/addresses/list',
  access: 'client',
  summary: 'Suggest addresses',
  query: lazy(() => z.object({ query: line(80).check(z.minLength(3)), regionId: z.optional(numberInPath()) })),
  reply: lazy(() =>
    z.array(
      z.object({
        /** One line to show. */
        label: z.string(),
        regionId: z.int(),
        cityId: z.int(),
        district: z.nullable(z.string()),
        postalCode: z.nullable(z.string()),
      }),
    ),
  ),
  refusals: ['rate_limited'],
});
