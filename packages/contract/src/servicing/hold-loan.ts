import { HOLD_REASONS } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { loanCommandReply } from '../loans/loan-command-reply.ts';
import { plainDate } from '../wire/calendar.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/** Suspends a loan: nothing accrues and no day counts as late, until it is released or the review date comes. */
export const holdLoan = defineEndpoint({
  name: 'holdLoan',
  method: 'POST',
  path: '/web/private/back-office/loan/{id}/hold',
  access: 'staff',
  permission: 'loan.hold',
  summary: 'Put a loan on hold',
  params: idParams,
  body: lazy(() => z.strictObject({ reason: z.enum(HOLD_REASONS), reviewOn: plainDate(), note: line(500) })),
  reply: loanCommandReply,
  refusals: ['not_found', 'illegal_transition', 'invalid_input'],
  repeat: 'key',
});
