import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { loanCommandReply } from '../loans/loan-command-reply.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/**
 * Ends a loan whose contract is void, for example because another person took it out in the borrower’s name. Nothing is
 * owed any more.
 */
export const terminateLoan = defineEndpoint({
  name: 'terminateLoan',
  method: 'POST',
  path: '/web/private/back-office/loan/{id}/terminate',
  access: 'staff',
  permission: 'loan.end',
  approval: 'four-eyes',
  summary: 'Terminate a void loan',
  params: idParams,
  body: lazy(() => z.strictObject({ note: line(500) })),
  reply: loanCommandReply,
  refusals: ['not_found', 'illegal_transition', 'approval_pending'],
  repeat: 'key',
});
