import { CASH_BRANDS } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';

/** Returns the ways in which the money of an application may be paid out. */
export const getPaymentMethod = defineEndpoint({
  name: 'getPaymentMethod',
  method: 'GET',
  path: '/web/private/client/application/payment-method',
  access: 'client',
  summary: 'List the payout methods',
  reply: lazy(() =>
    z.object({
      methods: z.array(
        z.object({
          method: z.enum(['bank_transfer', 'cash']),
          brand: z.nullable(z.enum(CASH_BRANDS)),
        }),
      ),
    }),
  ),
  refusals: [],
});
