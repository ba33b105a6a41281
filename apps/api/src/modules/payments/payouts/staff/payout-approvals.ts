import { type ApprovalPayload, cancelPayout, recordCashPayout, retryPayout } from '@lender/contract';
import { ok } from '@lender/result';
import type { Tx } from '../../../../kernel/database/database.ts';
import { defineApproval } from '../../../approvals/index.ts';
import { handOver, waitingCash } from '../hand-over.ts';
import type { LoanPayout } from '../loan-payout.ts';
import { cancel, cancellablePayout } from './cancel.ts';
import { retriablePayout, retry } from './retry.ts';

type Payload = ApprovalPayload<'payout.retry'>;

export const payloadOf = ({ id, clientId, applicationId, amount_centavos }: LoanPayout): Payload => ({
  payoutId: id,
  clientId,
  applicationId,
  amount: amount_centavos,
});

const subjectOf = ({ clientId, applicationId, payoutId }: Payload) => ({ clientId, applicationId, payoutId });

/** Returns the newest attempt of the application and its status, which the requester saw. */
async function versionOf(tx: Tx, { clientId, applicationId }: Payload): Promise<string> {
  const { id, status } = await tx
    .selectFrom('payout')
    .select(['id', 'status'])
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return `${id} ${status}`;
}

/** Commands about a payout that need, or may need, two people. */
export const PAYOUT_APPROVALS = {
  'payout.retry': defineApproval({
    kind: 'payout.retry',
    commandOf: (payload) => ({ kind: 'payout.retry', payload }),
    endpoint: retryPayout,
    subjectOf,
    versionOf,
    execute: async (tx, { payoutId }, { maker: by, reason: note }, services) => {
      const payout = await retriablePayout(tx, payoutId);
      return payout.ok ? ok(await retry(tx, { payout: payout.value, by, note }, services)) : payout;
    },
  }),
  'payout.cancel': defineApproval({
    kind: 'payout.cancel',
    commandOf: (payload) => ({ kind: 'payout.cancel', payload }),
    endpoint: cancelPayout,
    subjectOf,
    versionOf,
    execute: async (tx, { payoutId }, { maker: by }, services) => {
      const payout = await cancellablePayout(tx, payoutId);
      return payout.ok ? ok(await cancel(tx, { payout: payout.value, by }, services)) : payout;
    },
  }),
  'payout.hand_over': defineApproval({
    kind: 'payout.hand_over',
    commandOf: (payload) => ({ kind: 'payout.hand_over', payload }),
    endpoint: recordCashPayout,
    subjectOf,
    versionOf,
    execute: async (tx, { payoutId, folio, paidAt }, { maker: by }, services) => {
      const asked = { payoutId, folio, paidAt: new Date(paidAt) };
      const payout = await waitingCash(tx, asked, services);
      return payout.ok ? ok(await handOver(tx, { ...asked, payout: payout.value, by }, services)) : payout;
    },
  }),
};
