import { MANDATE_STATUSES } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { positiveMoney } from '../wire/money.ts';

/**
 * Allows debits of the saved account, each up to an amount and until a day; it can be taken back at any time. The words
 * that are allowed are those of `getMandate`, with this amount. While a mandate lives it is answered, and none is made.
 */
export const directDebitConsent = defineEndpoint({
  name: 'directDebitConsent',
  method: 'POST',
  path: '/web/private/client/direct-debit/consent',
  access: 'client',
  summary: 'Consent to direct debit',
  body: lazy(() => z.strictObject({ accept: z.literal(true), maximum: positiveMoney() })),
  reply: lazy(() => z.object({ id: id(), status: z.enum(MANDATE_STATUSES) })),
  status: 201,
  refusals: ['illegal_transition', 'amount_out_of_limits'],
  repeat: 'key',
});
