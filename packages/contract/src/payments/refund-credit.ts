import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { loanCommandReply } from '../loans/loan-command-reply.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/**
 * Refunds what was paid beyond a debt: each payment to the account that it came from, or, where that is not known, to
 * the account to which the loan was paid out. An amount whose refund is already under way is not refunded again.
 */
export const refundCredit = defineEndpoint({
  name: 'refundCredit',
  method: 'POST',
  path: '/web/private/back-office/loan/{id}/refund-credit',
  access: 'staff',
  permission: 'payment.refund',
  approval: 'four-eyes',
  summary: 'Refund the credit of a loan',
  params: idParams,
  body: lazy(() => z.strictObject({ note: line(500) })),
  reply: loanCommandReply,
  refusals: ['not_found', 'no_credit', 'account_unknown', 'approval_pending'],
  repeat: 'key',
});
