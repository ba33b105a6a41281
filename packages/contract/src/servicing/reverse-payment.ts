import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { loanCommandReply } from '../loans/loan-command-reply.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/**
 * Reverses a payment that was booked but does not exist: from today on it counts as never made. An extension that it
 * bought is cancelled, and a loan that it closed is owed again; a loan that had been written off before is owed to the
 * lender as if it had never been written off.
 */
export const reversePayment = defineEndpoint({
  name: 'reversePayment',
  method: 'POST',
  path: '/web/private/back-office/loan/{id}/reverse-payment',
  access: 'staff',
  permission: 'payment.reverse',
  approval: 'four-eyes',
  summary: 'Reverse a payment',
  params: idParams,
  /** `payment` is the id of its event, as `getLoanEvents` returns it. */
  body: lazy(() => z.strictObject({ payment: line(200), note: line(500) })),
  reply: loanCommandReply,
  refusals: ['not_found', 'approval_pending'],
  repeat: 'key',
});
