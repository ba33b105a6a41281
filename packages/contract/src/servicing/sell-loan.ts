import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { loanCommandReply } from '../loans/loan-command-reply.ts';
import { idParams } from '../wire/id.ts';
import { nonNegativeMoney } from '../wire/money.ts';
import { line } from '../wire/text.ts';

/** Sells a debt. Later payments of the borrower belong to the buyer. */
export const sellLoan = defineEndpoint({
  name: 'sellLoan',
  method: 'POST',
  path: '/web/private/back-office/loan/{id}/sell',
  access: 'staff',
  permission: 'loan.end',
  approval: 'four-eyes',
  summary: 'Sell a loan',
  params: idParams,
  body: lazy(() => z.strictObject({ buyer: line(120), price: nonNegativeMoney(), note: line(500) })),
  reply: loanCommandReply,
  refusals: ['text_unfit', 'not_found', 'illegal_transition', 'approval_pending'],
  repeat: 'key',
});
