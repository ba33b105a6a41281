import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { loanCommandReply } from '../loans/loan-command-reply.ts';
import { idParams } from '../wire/id.ts';
import { nonNegativeMoney } from '../wire/money.ts';
import { line } from '../wire/text.ts';

/** Buys back a debt that was sold: the loan is active again. */
export const buyBackLoan = defineEndpoint({
  name: 'buyBackLoan',
  method: 'POST',
  path: '/web/private/back-office/loan/{id}/buy-back',
  access: 'staff',
  permission: 'loan.end',
  approval: 'four-eyes',
  summary: 'Buy back a sold loan',
  params: idParams,
  body: lazy(() => z.strictObject({ price: nonNegativeMoney(), note: line(500) })),
  reply: loanCommandReply,
  refusals: ['not_found', 'illegal_transition', 'approval_pending'],
  repeat: 'key',
});
