import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';

/**
 * Returns the loan's own CLABE for transfers by SPEI: made once, the same for the life of the loan. Any amount may be
 * sent there, any number of times.
 */
export const getPaymentClabe = defineEndpoint({
  name: 'getPaymentClabe',
  method: 'POST',
  path: '/web/private/client/openPay/getClabe',
  access: 'client',
  summary: "Retrieve the CLABE that receives the loan's transfers",
  body: lazy(() => z.strictObject({ loanId: z.optional(id()) })),
  reply: lazy(() =>
    z.object({
      clabe: z.string(),
      /** Bank of the CLABE, and the reference to write into the transfer. */
      bank: z.string(),
      reference: z.string(),
      /** Amount that settles the loan on this day. */
      payoff: money(),
      validOn: plainDate(),
    }),
  ),
  refusals: ['no_active_loan', 'provider_unavailable'],
  repeat: 'key',
});
