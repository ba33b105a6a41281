import { recordCashPayout } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../../implement.ts';
import { askApproval } from '../../../approvals/index.ts';
import { waitingCash } from '../hand-over.ts';
import { PAYOUT_APPROVALS, payloadOf } from './payout-approvals.ts';

export const recordCashPayoutHandler = implement(
  recordCashPayout,
  async ({ params: { id }, body: { folio, paidAt, note: reason } }, { caller: { userId: maker }, tx, services }) => {
    const found = await waitingCash(tx, { payoutId: id, folio, paidAt: new Date(paidAt) }, services);
    if (!found.ok) return found;
    const command = { payload: { ...payloadOf(found.value), folio, paidAt }, reason, maker };
    const asked = await askApproval(tx, PAYOUT_APPROVALS['payout.hand_over'], command, services);
    return asked.ok ? ok({ id, approvalId: asked.value }) : asked;
  },
);
