import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';

/** A Paynet reference that pays today's payoff at a store. Asking again on the same day gives the same reference. */
export const getOpenPayBarcode = defineEndpoint({
  name: 'getOpenPayBarcode',
  method: 'POST',
  path: '/web/private/client/openPay/getBarcode',
  access: 'client',
  summary: 'A reference to pay at a store',
  body: lazy(() => z.strictObject({ kind: z.literal('repayment') })),
  reply: lazy(() =>
    z.object({
      reference: z.string(),
      amount: money(),
      /** Last day on which the amount settles the loan. */
      validOn: plainDate(),
      barcodeUrl: z.string(),
    }),
  ),
  refusals: ['no_active_loan', 'provider_unavailable'],
  repeat: 'key',
});
