import * as z from 'zod/mini';
import type { JobData } from '../../kernel/outbox.ts';
import type { Services } from '../../services.ts';
import { syncPayoutJob } from './payout.jobs.ts';
import { syncChargeJob } from './sync-charge.job.ts';

/**
 * Asks the provider about what a notice named. Money that came without a reference of ours is told to the log, and the
 * notice stays in the inbox.
 */
export const takeNoticeJob =
  (services: Services) =>
  async ({ topic, transactionId, orderId }: JobData['take-notice']): Promise<void> => {
    if (topic === 'payout') {
      if (orderId !== null) await syncPayoutJob(services)({ payoutId: orderId });
      return;
    }
    // The order may stand in the provider's books although the notice does not name it.
    const known = orderId ?? (await services.openPay.getCharge(transactionId))?.orderId;
    const reference = isUuid(known) ? await findReference(services, known) : undefined;
    if (reference) return syncChargeJob(services)({ cashReferenceId: reference.id });
    services.log.warn({ event: 'payment.unmatched', provider: 'openpay', transactionId });
  };

const isUuid = (orderId: string | undefined): orderId is string => z.safeParse(z.uuid(), orderId).success;

const findReference = ({ db }: Pick<Services, 'db'>, orderId: string) =>
  db.selectFrom('cash_reference').select('id').where('id', '=', orderId).executeTakeFirst();
