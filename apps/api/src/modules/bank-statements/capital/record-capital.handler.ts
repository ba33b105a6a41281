import { recordCapital } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { askApproval } from '../../approvals/index.ts';
import { hasEntry } from '../../ledger/index.ts';
import { statuses } from '../line-record.ts';
import { lockStatements } from '../lock-statements.ts';
import { capitalApproval } from './capital.approval.ts';
import { findCapital, keyOfCapital } from './capital-movement.ts';

export const recordCapitalHandler = implement(
  recordCapital,
  async ({ body: { of, note: reason } }, { caller: { userId: maker }, tx, services }) => {
    await lockStatements(tx);
    const found = await findCapital(tx, of);
    if (!found.ok) return found;
    const { lineId, amount } = found.value;
    const key = keyOfCapital(found.value);
    if (await hasEntry(tx, key)) return refuse('receipt_settled');
    const asked = await askApproval(tx, capitalApproval, { payload: found.value, reason, maker }, services);
    if (!asked.ok) return asked;
    const approvalId = asked.value;
    if (lineId !== null) {
      const { now } = await services.clock.business(tx);
      const change = { ...statuses.asked('capital', key, approvalId), is_automatic: false, note: null };
      await tx
        .updateTable('bank_line')
        .set({ ...change, decided_by: maker, decided_at: now })
        .where('id', '=', lineId)
        .execute();
    }
    return ok({ amount, approvalId });
  },
);
