import { inTransaction } from '../../database.ts';
import { trackingKeyOf } from '../../world/identifiers.ts';
import type { OpenPayServices } from '../openpay-services.ts';
import type { Payout } from '../stores/payout-store.ts';
import { returnCauseOf } from './clabe.ts';
import { payoutToWire } from './payout-wire.ts';

type SettlePayouts = Pick<OpenPayServices, 'database' | 'payouts' | 'webhooks' | 'world' | 'wall'>;

/** The receiving banks answer the payouts that are due, and the merchant is told. */
export async function settlePayouts({ database, payouts, webhooks, world, wall }: SettlePayouts): Promise<void> {
  const due = payouts.listDue(wall().getTime());
  if (due.length === 0) return;
  const now = (await world()).toISOString();
  inTransaction(database, () => {
    for (const payout of due) {
      const settled = answerOfBank(payout, now);
      payouts.settle(settled);
      const type = settled.status === 'completed' ? 'payout.succeeded' : 'payout.failed';
      webhooks.add({ type, transaction: payoutToWire(settled) });
    }
  });
}

function answerOfBank(payout: Payout, now: string): Payout {
  const cause = returnCauseOf(payout.clabe);
  const sent = { ...payout, operatedAt: now, trackingKey: trackingKeyOf(payout.id) };
  return cause === undefined ? { ...sent, status: 'completed' } : { ...sent, status: 'failed', errorMessage: cause };
}
