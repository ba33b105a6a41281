import { type SweepReport, sweepEach } from '../../../kernel/sweep.ts';
import type { Services } from '../../../services.ts';
import { sendDelivery } from './send-webhook.job.ts';

/** Number of deliveries that are sent to one address in one turn; the next turn continues where it ended. */
const BATCH = 50;

/**
 * Sends deliveries whose next try is due, those that waited while their address was inactive, and those that were lost
 * with the process that sent them. An address that does not accept one is skipped until the next turn.
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
