import { retryPayout } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../../implement.ts';
import { askApproval } from '../../../approvals/index.ts';
import { isAccountChangedLately } from './changed-lately.ts';
import { PAYOUT_APPROVALS, payloadOf } from './payout-approvals.ts';
import { retriablePayout, retry } from './retry.ts';

export const retryPayoutHandler = implement(
  retryPayout,
  async ({ params: { id }, body: { note } }, { caller: { userId: by }, tx, services, log }) => {
    const found = await retriablePayout(tx, id);
    if (!found.ok) return found;
    const payout = found.value;
    if (await isAccountChangedLately(tx, payout, services)) {
      const command = { payload: payloadOf(payout), reason: note, maker: by };
      const asked = await askApproval(tx, PAYOUT_APPROVALS['payout.retry'], command, services);
      return asked.ok ? ok({ id, approvalId: asked.value }) : asked;
    }
    const attempt = await retry(tx, { payout, by, note }, services);
    log.info({ event: 'payout.retried' });
    return ok({ id: attempt, approvalId: null });
  },
);
