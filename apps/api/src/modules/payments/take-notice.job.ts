import * as z from 'zod/mini';
import { thingNamed } from '../../kernel/database/external-ids.ts';
import type { JobData } from '../../kernel/outbox.ts';
import type { Services } from '../../services.ts';
import { syncChargeJob } from './incoming/sync-charge.job.ts';
import { takeLooseCharge } from './incoming/take-loose-charge.ts';
import { syncPayoutJob } from './payouts/sync-payout.job.ts';

/** Asks the provider about the subject of a notice. Money without a reference of ours is kept until it is claimed. */
export const takeNoticeJob =
  (services: Services) =>
  async ({ topic, transactionId, orderId }: JobData['take-notice']): Promise<void> => {
    if (topic === 'payout') {
      if (orderId !== null) await syncPayoutJob(services)({ payoutId: orderId });
      return;
    }
    const known = orderId === null ? undefined : await findReference(services, orderId);
    if (known) return syncChargeJob(services)({ referenceId: known.id });
    // The order may be in the provider's books although the notice does not name it.
    const charge = await services.openPay.getCharge(transactionId);
    if (!charge) return;
    const reference = isUuid(charge.orderId) ? await findReference(services, charge.orderId) : undefined;
    if (reference) return syncChargeJob(services)({ referenceId: reference.id });
    await takeLooseCharge(charge, services);
  };

const isUuid = (orderId: string | undefined): orderId is string => z.safeParse(z.uuid(), orderId).success;

const findReference = ({ db }: Pick<Services, 'db'>, orderId: string) => thingNamed(db, 'payment_reference', orderId);
