import { cancelPayout } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../../implement.ts';
import { askApproval } from '../../../approvals/index.ts';
import { cancellablePayout } from './cancel.ts';
import { PAYOUT_APPROVALS, payloadOf } from './payout-approvals.ts';

export const cancelPayoutHandler = implement(
  cancelPayout,
  async ({ params: { id }, body: { note: reason } }, { caller: { userId: maker }, tx, services }) => {
    const found = await cancellablePayout(tx, id);
    if (!found.ok) return found;
    const command = { payload: payloadOf(found.value), reason, maker };
    const asked = await askApproval(tx, PAYOUT_APPROVALS['payout.cancel'], command, services);
    return asked.ok ? ok({ id, approvalId: asked.value }) : asked;
  },
);
