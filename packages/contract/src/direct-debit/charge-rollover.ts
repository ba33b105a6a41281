import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';

/** Charges an extension to the account of the mandate, because the borrower asked for exactly this charge. */
export const chargeRollover = defineEndpoint({
  name: 'chargeRollover',
  method: 'POST',
  path: '/web/private/client/direct-debit/charge-rollover',
  access: 'client',
  summary: 'Charge an extension',
  body: lazy(() => z.strictObject({ rolloverId: id() })),
  reply: lazy(() => z.object({ id: id(), status: z.enum(['queued', 'charged', 'failed']) })),
  status: 201,
  refusals: ['not_found', 'illegal_transition', 'provider_unavailable'],
  repeat: 'key',
});
