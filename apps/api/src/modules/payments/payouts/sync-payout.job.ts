import type { JobData } from '../../../kernel/outbox.ts';
import type { ProviderPayout } from '../../../providers/openpay/port.ts';
import type { Services } from '../../../services.ts';
import { applyPayout } from './apply-payout.ts';
import { findPayout, type PayoutRow } from './payout-row.ts';
import { payoutStatusAfter } from './payout-status.policy.ts';
import { sendPayoutJob } from './send-payout.job.ts';

/** Reads the status of a payout from the provider. A notice is not believed; the provider's own answer is. */
export const syncPayoutJob =
  (services: Services) =>
  async ({ payoutId }: JobData['sync-payout']): Promise<void> => {
    const payout = await findPayout(services.db, payoutId);
    // A notice may come before the answer to our order was stored; the same order again gives the same payout.
    if (payout?.status === 'queued' || payout?.status === 'sending') return sendPayoutJob(services)({ payoutId });
    // A payout that arrived may still come back.
    if ((payout?.status !== 'sent' && payout?.status !== 'settled') || payout.provider_id === null) return;
    const provider = await services.openPay.getPayout(payout.provider_id);
    // Nearly every answer is already known; such an answer takes no lock and no transaction.
    if (!isKnown(payout, provider)) await applyPayout(services, payoutId, provider);
  };

const isKnown = (payout: PayoutRow, { orderId, amountCentavos, status, trackingKey, errorMessage }: ProviderPayout) =>
  orderId === payout.id &&
  amountCentavos === payout.amount_centavos &&
  payoutStatusAfter(payout.status, status) === payout.status &&
  (trackingKey ?? payout.tracking_key) === payout.tracking_key &&
  (errorMessage ?? payout.return_cause) === payout.return_cause;
