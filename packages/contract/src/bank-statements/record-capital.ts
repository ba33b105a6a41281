import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';
import { line } from '../wire/text.ts';

/**
 * Books a capital movement: a line of the bank that is money of the lender's owners, or the balance with which the first
 * statement of an account began.
 */
export const recordCapital = defineEndpoint({
  name: 'recordCapital',
  method: 'POST',
  path: '/web/private/back-office/ledger/capital',
  access: 'staff',
  permission: 'payment.register',
  approval: 'four-eyes',
  summary: 'Record a capital movement',
  body: lazy(() =>
    z.strictObject({
      of: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('line'), id: id() }),
        /** Last four digits of the lender's account. */
        z.strictObject({ kind: z.literal('opening'), account: z.string().check(z.regex(/^\d{4}$/)) }),
      ]),
      note: line(500),
    }),
  ),
  reply: lazy(() =>
    z.object({
      /** Above zero for money that came in. */
      amount: money(),
      /** Approval that waits for a second person. */
      approvalId: id(),
    }),
  ),
  refusals: ['not_found', 'bank_line_settled', 'receipt_settled', 'approval_pending'],
  repeat: 'key',
});
