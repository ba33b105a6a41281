import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { loanCommandReply } from '../loans/loan-command-reply.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/** Undoes a write-off: the loan is active again. */
export const undoWriteOff = defineEndpoint({
  name: 'undoWriteOff',
  method: 'POST',
  path: '/web/private/back-office/loan/{id}/write-off/undo',
  access: 'staff',
  permission: 'loan.end',
  approval: 'four-eyes',
  summary: 'Undo a write-off',
  params: idParams,
  body: lazy(() => z.strictObject({ note: line(500) })),
  reply: loanCommandReply,
  refusals: ['not_found', 'illegal_transition', 'approval_pending'],
  repeat: 'key',
});
