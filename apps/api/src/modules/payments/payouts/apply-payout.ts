import type { Tx } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import type { ProviderPayout } from '../../../providers/openpay/port.ts';
import type { Services } from '../../../services.ts';
import { followCreditRefund } from './follow-credit-refund.ts';
import { followIncomingRefund } from './follow-incoming-refund.ts';
import { followLoanPayout } from './follow-loan-payout.ts';
import { followProof } from './follow-proof.ts';
import { changePayout, lockPayout, type PayoutRow } from './payout-row.ts';
import { payoutStatusAfter } from './payout-status.policy.ts';
import type { Reported } from './reported.ts';

/** Applies the state that the provider reports of a payout, with its consequences, once and in one transaction. */
export const applyPayout = (services: Services, payoutId: string, provider: ProviderPayout): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    const payout = await lockPayout(tx, payoutId);
    if (!payout) throw new Error(`payout ${payoutId} is gone`);
    if (provider.orderId !== payoutId || provider.amountCentavos !== payout.amount_centavos)
      throw new Error(`payout ${payoutId} was answered with another order or amount`);
    const status = payoutStatusAfter(payout.status, provider.status);
    const reported = { provider_id: provider.id, tracking_key: provider.trackingKey ?? payout.tracking_key };
    await move(
      tx,
      payout,
      { ...reported, status, return_cause: provider.errorMessage ?? payout.return_cause },
      services,
    );
    if (status === payout.status) return;
    await follow(tx, { ...payout, ...reported, status }, { provider, cause: provider.errorMessage }, services);
  });

/** Marks a payout as not sent, because the provider refused it or we did before asking: a person has to look at it. */
export const refusePayout = (services: Services, payoutId: string, why: string): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    const payout = await lockPayout(tx, payoutId);
    if (payout?.status !== 'sending' && payout?.status !== 'queued') return;
    const cause = why.slice(0, CAUSE_LENGTH);
    await move(tx, payout, { status: 'refused', return_cause: cause }, services);
    await follow(tx, { ...payout, status: 'refused' }, { provider: undefined, cause }, services);
  });

const CAUSE_LENGTH = 200;

type Change = Pick<PayoutRow, 'status' | 'return_cause'> & Partial<Pick<PayoutRow, 'provider_id' | 'tracking_key'>>;

async function move(tx: Tx, payout: PayoutRow, change: Change, { clock }: Pick<Services, 'clock'>): Promise<void> {
  const { now } = await clock.business(tx);
  const status_since = change.status === payout.status ? payout.status_since : now;
  await changePayout(tx, payout, { ...change, status_since });
}

async function follow(tx: Tx, payout: PayoutRow, reported: Reported, services: Services): Promise<void> {
  const { purpose, receipt_id: receiptId } = payout;
  if (purpose === 'loan') return followLoanPayout(tx, payout, reported, services);
  if (purpose === 'account_proof') return followProof(tx, payout, reported, services);
  if (receiptId === null) await followCreditRefund(tx, payout, reported, services);
  else await followIncomingRefund(tx, { payout, receiptId, reported: reported }, services);
}
