import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id, idParams } from '../wire/id.ts';
import { money } from '../wire/money.ts';

/**
 * Takes back the match of a payment to a loan, within a day of it: the loan's payment is reversed in the ledger, and the
 * money is unmatched again. Nothing is deleted.
 */
export const unmatchReceipt = defineEndpoint({
  name: 'unmatchReceipt',
  method: 'POST',
  path: '/web/private/back-office/receipt/{id}/unmatch',
  access: 'staff',
  permission: 'payment.match',
  summary: 'Undo the match of a payment',
  params: idParams,
  body: lazy(() => z.strictObject({})),
  reply: lazy(() => z.object({ id: id(), loanId: id(), amount: money() })),
  refusals: ['not_found', 'match_final'],
  repeat: 'key',
});
