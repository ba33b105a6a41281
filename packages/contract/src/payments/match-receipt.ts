import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { id, idParams } from '../wire/id.ts';
import { money } from '../wire/money.ts';

/**
 * Books an unmatched payment to the loan that it was for, from the day on which it was paid. The member of staff who
 * reported it, with a bank statement, may not also assign it.
 */
export const matchReceipt = defineEndpoint({
  name: 'matchReceipt',
  method: 'POST',
  path: '/web/private/back-office/receipt/{id}/match',
  access: 'staff',
  permission: 'payment.match',
  summary: 'Match an unmatched payment to a loan',
  params: idParams,
  body: lazy(() => z.strictObject({ loanId: id() })),
  reply: lazy(() => z.object({ paymentId: id(), amount: money(), paidOn: plainDate() })),
  refusals: ['not_found', 'receipt_settled', 'approval_own', 'approval_not_independent'],
  repeat: 'key',
});
