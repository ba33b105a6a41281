import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money, positiveMoney } from '../wire/money.ts';
import { paymentKind } from './payment-kind.ts';

/**
 * Returns a Paynet reference for a payment at a store: the amount that settles the loan today or a part of it, a chosen
 * extension, or the amount received, to cancel the contract. The same request on the same day gives the same reference.
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
      /** One of the client's own loans. @default the loan that `getActiveLoan` shows */
      loanId: z.optional(id()),
      /** Part of the amount owed, for a repayment. Without it, all of it. */
      amount: z.optional(positiveMoney()),
    }),
  ),
  reply: lazy(() =>
    z.object({
      reference: z.string(),
      kind: paymentKind(),
      amount: money(),
      /** Last day on which the amount serves its purpose. */
      validOn: plainDate(),
      /** Last day on which stores accept it. A later payment is credited all the same. */
      expiresOn: plainDate(),
      barcodeUrl: z.string(),
    }),
  ),
  refusals: ['no_active_loan', 'nothing_to_pay', 'amount_out_of_limits', 'provider_unavailable'],
  repeat: 'key',
});
