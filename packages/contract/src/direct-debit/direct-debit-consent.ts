import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { positiveMoney } from '../wire/money.ts';

/** Allows charges to the saved account, up to an amount and until a day; it can be taken back at any time. */
export const directDebitConsent = defineEndpoint({
  name: 'directDebitConsent',
  method: 'POST',
  path: '/web/private/client/direct-debit/consent',
  access: 'client',
  summary: 'Allow direct debit',
  body: lazy(() => z.strictObject({ accept: z.literal(true), maximum: positiveMoney() })),
  reply: lazy(() => z.object({ id: id(), status: z.enum(['requested', 'active', 'paused', 'cancelled', 'failed']) })),
  status: 201,
  refusals: ['illegal_transition', 'provider_unavailable'],
  repeat: 'key',
});
