import { unmatchReceipt } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { undoMatch } from './undo-match.ts';
import { lockUndoableMatch } from './undoable-match.ts';

export const unmatchIncomingPaymentHandler = implement(
  unmatchReceipt,
  async ({ params: { id } }, { caller: { userId: by }, tx, services, log }) => {
    const match = await lockUndoableMatch(tx, id, services);
    if (!match.ok) return match;
    const { receipt } = match.value;
    await undoMatch(tx, { ...match.value, by }, services);
    log.info({ event: 'receipt.unmatched' });
    return ok({ id, loanId: receipt.loan_id, amount: receipt.amount_centavos });
  },
);
