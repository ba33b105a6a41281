import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';

/**
 * Charges an extension to the saved debit card, because the borrower asked for exactly this charge. `queued`: it is not
 * known yet whether the card was charged; a repeated call returns the outcome. `failed`: nothing was charged.
 */
export const chargeRollover = defineEndpoint({
  name: 'chargeRollover',
  method: 'POST',
  path: '/web/private/client/direct-debit/charge-rollover',
  access: 'client',
  summary: 'Charge an extension to the saved card',
  body: lazy(() => z.strictObject({ rolloverId: id() })),
  reply: lazy(() => z.object({ id: id(), status: z.enum(['queued', 'charged', 'failed']) })),
  status: 201,
  refusals: ['not_found', 'extension_refused', 'card_missing'],
  repeat: 'key',
});
