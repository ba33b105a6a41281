import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { WAIVABLE } from '../loans/loan-command.ts';
import { loanCommandReply } from '../loans/loan-command-reply.ts';
import { idParams } from '../wire/id.ts';
import { positiveMoney } from '../wire/money.ts';
import { line } from '../wire/text.ts';

/**
 * Waives a part of a debt. One person waives late charges up to the limit of the role; more, and every other part,
 * takes two.
 */
export const waiveLoanCharge = defineEndpoint({
  name: 'waiveLoanCharge',
  method: 'POST',
  path: '/web/private/back-office/loan/{id}/waive',
  access: 'staff',
  permission: 'loan.waive',
  approval: 'four-eyes',
  summary: 'Waive a part of a debt',
  params: idParams,
  body: lazy(() => z.strictObject({ component: z.enum(WAIVABLE), amount: positiveMoney(), note: line(500) })),
  reply: loanCommandReply,
  refusals: ['not_found', 'illegal_transition', 'approval_pending'],
  repeat: 'key',
});
