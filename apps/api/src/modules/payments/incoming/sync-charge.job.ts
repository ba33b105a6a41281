import type { Db } from '../../../kernel/database/database.ts';
import type { JobData } from '../../../kernel/outbox.ts';
import type { ProviderCharge } from '../../../providers/openpay/port.ts';
import type { Services } from '../../../services.ts';
import { referenceNamed } from '../references/payment-reference.ts';
import { type ChargeStatus, chargeStatus } from './charge-status.policy.ts';
import { paymentNamed } from './known-payment.ts';
import { takeCharge } from './take-charge.ts';

/**
 * Reads from the provider what was paid to a reference, whatever its status is with us, and takes over each payment.
 * One that cannot be processed delays no other; the job is tried again because of it.
 */
export const syncChargeJob =
  (services: Services) =>
  async ({ referenceId }: JobData['sync-charge']): Promise<void> => {
    const reference = await referenceNamed(services.db, referenceId);
    if (!reference || reference.provider_id === null) return;
    const charges = await services.openPay.listCharges(reference.id);
    const known = await knownStatuses(services.db, charges);
    const failures: unknown[] = [];
    for (const charge of charges) {
      // Nearly every answer is already known; such an answer takes no lock and no transaction.
      if (charge.orderId !== reference.id || known.get(charge.id) === chargeStatus(charge)) continue;
      await takeCharge(charge, reference, services).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} charges of ${referenceId} not taken`);
  };

/** Reads the state of the charges that are booked: reversed ones are gone, all others are here. */
async function knownStatuses(db: Db, charges: readonly ProviderCharge[]): Promise<Map<string | null, ChargeStatus>> {
  if (charges.length === 0) return new Map();
  const known = await Promise.all(charges.map(({ id }) => paymentNamed(db, { kind: 'payment_charge', name: id })));
  const payments = known.filter((payment) => payment !== undefined);
  return new Map(payments.map(({ charge_id, reversed_on }) => [charge_id, reversed_on === null ? 'here' : 'gone']));
}
