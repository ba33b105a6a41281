import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { openTask, settleTask } from '../../tasks/index.ts';
import { type CashPayout, factsOfCash } from './cash-payout.ts';

/** Opens a task for an order cancelled here: staff must cancel it at the brand, which does not know of it yet. */
export async function takeBackCash(
  tx: Tx,
  payout: CashPayout,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<void> {
  await settleTask(tx, { kind: 'cash_payout_due', subject: payout.id }, services);
  const matter = { kind: 'cash_payout_unclaimed', facts: factsOfCash(payout) } as const;
  await openTask(tx, { subject: payout.id, matter }, services);
}
