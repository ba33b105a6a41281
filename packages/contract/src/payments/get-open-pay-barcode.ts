import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money, positiveMoney } from '../wire/money.ts';
import { paymentKind } from './payment-kind.ts';

/**
 * A Paynet reference to pay with at a store: what settles the loan today or a part of it, an extension that was chosen,
 * or what was received, to cancel the contract. Asking for the same again on the same day gives the same reference.
 */
export const getOpenPayBarcode = defineEndpoint({
  name: 'getOpenPayBarcode',
  method: 'POST',
  path: '/web/private/client/openPay/getBarcode',
  access: 'client',
  summary: 'Create a Paynet reference to pay at a store',
  body: lazy(() =>
    z.strictObject({
      kind: paymentKind(),
      /** One of the client's own. @default the loan that `getActiveLoan` shows */
      loanId: z.optional(id()),
      /** A part of what is owed, for a repayment. Without it the whole of it. */
      amount: z.optional(positiveMoney()),
    }),
  ),
  reply: lazy(() =>
    z.object({
      reference: z.string(),
      kind: paymentKind(),
      amount: money(),
      /** Last day on which the amount does what it is for. */
      validOn: plainDate(),
      /** Last day on which stores take it. What is paid later all the same is credited all the same. */
      expiresOn: plainDate(),
      barcodeUrl: z.string(),
    }),
  ),
  refusals: ['no_active_loan', 'nothing_to_pay', 'amount_out_of_limits', 'provider_unavailable'],
  repeat: 'key',
});
