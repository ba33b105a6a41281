import { inTransaction } from '../../database.ts';
import type { OpenPayServices } from '../openpay-services.ts';
import type { Payout } from '../stores/payout-store.ts';
import { outcomeOf } from './clabe-outcomes.data.ts';
import { turnPayout } from './turn-payout.ts';

const dayMs = 86_400_000;

type SettlePayouts = Pick<OpenPayServices, 'database' | 'payouts' | 'transfers' | 'webhooks' | 'world' | 'wall'>;

/** Applies the answers of the receiving banks to the payouts that are due, and notifies the merchant. */
export async function settlePayouts(services: SettlePayouts): Promise<void> {
  const { database, payouts, world, wall } = services;
  const due = payouts.listDue(wall().getTime());
  if (due.length === 0) return;
  const now = (await world()).toISOString();
  inTransaction(database, () => {
    for (const payout of due) answer(payout, now, services);
  });
}

function answer(payout: Payout, now: string, services: SettlePayouts): void {
  const { becomes = 'completed', cause, later } = outcomeOf(payout.clabe);
  const answered =
    becomes === 'in_progress' ? payout : turnPayout(payout, { status: becomes, now, cause: cause ?? null }, services);
  if (later === undefined) return;
  const turnsAt = new Date(Date.parse(now) + later.days * dayMs).toISOString();
  services.payouts.save({ ...answered, turnsAt, turnsTo: later.becomes, turnsCause: later.cause ?? null });
}
