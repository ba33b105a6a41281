import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { loanCommandReply } from '../loans/loan-command-reply.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/** Ends the standstill of a loan before its review date: its due dates are as far ahead as when it began. */
export const releaseLoan = defineEndpoint({
  name: 'releaseLoan',
  method: 'POST',
  path: '/web/private/back-office/loan/{id}/release',
  access: 'staff',
  permission: 'loan.hold',
  summary: 'Release a loan from hold',
  params: idParams,
  body: lazy(() => z.strictObject({ note: line(500) })),
  reply: loanCommandReply,
  refusals: ['not_found', 'illegal_transition'],
  repeat: 'key',
});
