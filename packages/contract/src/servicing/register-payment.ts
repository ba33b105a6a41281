import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { REGISTERED_METHODS } from '../loans/loan-command.ts';
import { loanCommandReply } from '../loans/loan-command-reply.ts';
import { plainDate } from '../wire/calendar.ts';
import { idParams } from '../wire/id.ts';
import { positiveMoney } from '../wire/money.ts';
import { line } from '../wire/text.ts';

/**
 * Books a payment that no provider reports: a transfer on the statement of the lender's own account, or cash at the
 * office. It counts from the day on which it was paid. Each reference of a method is booked once.
 */
export const registerPayment = defineEndpoint({
  name: 'registerPayment',
  method: 'POST',
  path: '/web/private/back-office/loan/{id}/register-payment',
  access: 'staff',
  permission: 'payment.register',
  approval: 'four-eyes',
  summary: 'Record a payment that staff received',
  params: idParams,
  body: lazy(() =>
    z.strictObject({
      amount: positiveMoney(),
      /** Day of the payment; not in the future, and not before the loan was paid out. */
      paidOn: plainDate(),
      method: z.enum(REGISTERED_METHODS),
      /** Reference on the statement (for a transfer by SPEI, the clave de rastreo), or folio of the receipt. */
      reference: line(60),
      note: line(500),
    }),
  ),
  reply: loanCommandReply,
  refusals: ['not_found', 'invalid_input', 'receipt_settled', 'approval_pending'],
  repeat: 'key',
});
