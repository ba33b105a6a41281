import { inTransaction } from '../database.ts';
import type { OpenPayServices } from '../openpay/openpay-services.ts';
import { turnPayout } from '../openpay/payouts/turn-payout.ts';
import type { Payout } from '../openpay/stores/payout-store.ts';
import { copy } from './spei.copy.es.ts';

export const payoutActions = ['complete', 'return', 'cancel'] as const;

/** Action of a bank, or of OpenPay, on a payout. */
export type PayoutAction = (typeof payoutActions)[number];

/** Returns the actions that a payout allows now: money that settled can only be returned. */
export const actionsOn = ({ status }: Pick<Payout, 'status'>): readonly PayoutAction[] =>
  status === 'in_progress' ? payoutActions : status === 'completed' ? ['return'] : [];

/** Applies an action to a payout; `false` when that is not possible now. */
export async function actOnPayout(
  { id, action }: { readonly id: string; readonly action: PayoutAction },
  services: OpenPayServices,
): Promise<boolean> {
  const now = (await services.world()).toISOString();
  return inTransaction(services.database, () => {
    const payout = services.payouts.findById(id);
    if (!payout || !actionsOn(payout).includes(action)) return false;
    const status = ({ complete: 'completed', return: 'failed', cancel: 'cancelled' } as const)[action];
    turnPayout(payout, { status, now, cause: action === 'return' ? copy.returned : null }, services);
    return true;
  });
}
