import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';
import { loanCommandReply } from './loan-command-reply.ts';

/**
 * Takes back a payment that was booked and is not there: from today on it counts as never made. An extension that it
 * bought is gone with it, and a loan that it closed is owed again: one that had been written off before to us, as if it
 * never had been.
 */
export const reversePayment = defineEndpoint({
  name: 'reversePayment',
  method: 'POST',
  path: '/web/private/back-office/loan/{id}/reverse-payment',
  access: 'staff',
  permission: 'payment.reverse',
  approval: 'four-eyes',
  summary: 'Take a payment back',
  params: idParams,
  /** `payment` is the id of its event, as `getLoanEvents` tells it. */
  body: lazy(() => z.strictObject({ payment: line(200), note: line(500) })),
  reply: loanCommandReply,
  refusals: ['not_found', 'approval_pending'],
  repeat: 'key',
});
