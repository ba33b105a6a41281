import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { clabeText } from '../wire/account-numbers.ts';
import { id, idParams } from '../wire/id.ts';
import { money } from '../wire/money.ts';
import { line } from '../wire/text.ts';

/**
 * Refunds money that was not claimed: to the account that it came from, or to one that staff state and give a reason
 * for.
 */
export const refundReceipt = defineEndpoint({
  name: 'refundReceipt',
  method: 'POST',
  path: '/web/private/back-office/receipt/{id}/refund',
  access: 'staff',
  permission: 'payment.refund',
  approval: 'four-eyes',
  summary: 'Refund an unmatched payment',
  params: idParams,
  body: lazy(() =>
    z.strictObject({
      note: line(500),
      /** Account to use instead of the one that sent it. */
      account: z.optional(z.strictObject({ clabe: clabeText(), holderName: line(80) })),
    }),
  ),
  reply: lazy(() =>
    z.object({
      id: id(),
      amount: money(),
      /** Masked account to which the money will go. */
      account: z.string(),
      /** Approval that waits for a second person. */
      approvalId: id(),
    }),
  ),
  refusals: ['not_found', 'receipt_settled', 'account_unknown', 'clabe_invalid', 'approval_pending'],
  repeat: 'key',
});
