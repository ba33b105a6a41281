import { type SweepReport, sweepEach } from '../../../kernel/sweep.ts';
import type { Services } from '../../../services.ts';
import { sendDelivery } from './send-webhook.job.ts';

/** How many are sent to one address in one turn; the next one takes up where it ended. */
const BATCH = 50;

/**
 * Sends what is due again, what waited while its address rested, and what was lost with whoever sent it. An address that
 * does not take one is left alone until the next turn.
 */
export const deliverWebhooksJob = (services: Services) => async (): Promise<SweepReport> => {
  const webhooks = await services.db
    .selectFrom('webhook')
    .select('id')
    .where('state', '=', 'active')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('webhook_delivery')
          .select('webhook_delivery.id')
          .whereRef('webhook_id', '=', 'webhook.id')
          .where('webhook_delivery.state', '=', 'waiting')
          .where('next_at', '<=', services.clock.wall()),
      ),
    )
    .orderBy('id')
    .execute();
  return sweepEach(webhooks, { subjectOf: ({ id }) => id, work: ({ id }) => sendDue(id, services) });
};

async function sendDue(webhookId: string, services: Services): Promise<void> {
  const due = await services.db
    .selectFrom('webhook_delivery')
    .select('id')
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .where('next_at', '<=', services.clock.wall())
    .orderBy('id')
    .limit(BATCH)
    .execute();
  for (const { id } of due) if ((await sendDelivery(id, services)) === false) return;
}
