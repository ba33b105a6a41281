import type { JobData } from '../../../kernel/outbox.ts';
import type { Services } from '../../../services.ts';
import { takeCharge } from './take-charge.ts';

/**
 * Asks the provider what was paid to a reference, whatever its status is with us, and takes over each payment. One that
 * cannot be taken holds up no other; the job is tried again because of it.
 */
export const syncChargeJob =
  (services: Services) =>
  async ({ referenceId }: JobData['sync-charge']): Promise<void> => {
    const reference = await services.db
      .selectFrom('payment_reference')
      .selectAll()
      .where('id', '=', referenceId)
      .executeTakeFirst();
    if (!reference || reference.provider_id === null) return;
    const charges = await services.openPay.listCharges(reference.id);
    const failures: unknown[] = [];
    for (const charge of charges) {
      if (charge.orderId !== reference.id) continue;
      await takeCharge(charge, reference, services).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} charges of ${referenceId} not taken`);
  };
