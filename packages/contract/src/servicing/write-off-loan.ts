import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { loanCommandReply } from '../loans/loan-command-reply.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/**
 * Writes a loan off, as payment is no longer expected. The claim stays: later payments are recoveries, of the principal
 * first.
 */
export const writeOffLoan = defineEndpoint({
  name: 'writeOffLoan',
  method: 'POST',
  path: '/web/private/back-office/loan/{id}/write-off',
  access: 'staff',
  permission: 'loan.end',
  approval: 'four-eyes',
  summary: 'Write off a loan',
  params: idParams,
  body: lazy(() => z.strictObject({ note: line(500) })),
  reply: loanCommandReply,
  refusals: ['not_found', 'illegal_transition', 'approval_pending'],
  repeat: 'key',
});
