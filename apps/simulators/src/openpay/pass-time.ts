import { inTransaction } from '../database.ts';
import { actOnCharge } from './charges/charge-actions.ts';
import { chargeToWire } from './charges/charge-wire.ts';
import type { OpenPayServices } from './openpay-services.ts';
import { turnPayout } from './payouts/turn-payout.ts';
import type { Charge } from './stores/charge.ts';

/**
 * Does what happens by itself as the business clock advances: unpaid charges end, cardholders object, and banks change
 * their answer about payouts.
 */
export async function passTime(services: OpenPayServices): Promise<void> {
  const { database, charges, payouts, webhooks, world } = services;
  if (!charges.isTimeAwaited() && !payouts.isTimeAwaited()) return;
  const now = (await world()).toISOString();
  inTransaction(database, () => {
    for (const charge of charges.listOverdue(now)) {
      const ended: Charge = { ...charge, status: 'cancelled', errorMessage: 'Vencido' };
      charges.save(ended);
      webhooks.add({ type: 'charge.cancelled', transaction: chargeToWire(ended) });
    }
    for (const payout of payouts.listTurning(now)) {
      const { turnsTo, turnsAt, turnsCause: cause } = payout;
      if (turnsTo === null || turnsTo === 'in_progress' || turnsAt === null) continue;
      turnPayout(payout, { status: turnsTo, now: turnsAt, cause }, services);
    }
  });
  for (const { id } of charges.listObjected(now)) await actOnCharge({ id, action: 'object' }, services);
}
