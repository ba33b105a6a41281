import { MANDATE_STATUSES } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { positiveMoney } from '../wire/money.ts';

/**
 * Allows debits of the saved account, each up to an amount and until a day; it can be revoked at any time. The agreed
 * text is that of `getMandate`, with this amount. While a mandate is active, it is returned and no other one is made.
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
