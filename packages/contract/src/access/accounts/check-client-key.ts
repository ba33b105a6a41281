import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';

/**
 * Tells whether an e-mail or a phone is taken. It is an oracle by design, so calls are limited per visitor and in
 * total.
 */
export const checkClientKey = defineEndpoint({
  name: 'checkClientKey',
  method: 'GET',
  path: '/web/public/client/check/{key}/{value}',
  access: 'public',
  summary: 'Check whether an e-mail or phone is taken',
  params: lazy(() =>
    z.object({ key: z.enum(['email', 'phone']), value: z.string().check(z.minLength(1), z.maxLength(200)) }),
  ),
  reply: lazy(() => z.object({ taken: z.boolean() })),
  refusals: ['not_found', 'rate_limited'],
});
