import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { openTask, settleTask } from '../../tasks/index.ts';
import { type CashPayout, factsOfCash } from './cash-payout.ts';

/** An order was cancelled here: a person has to take it back at the brand, which knows nothing of it yet. */
export async function takeBackCash(
  tx: Tx,
  payout: CashPayout,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<void> {
  await settleTask(tx, { kind: 'cash_payout_due', subject: payout.id }, services);
  const matter = { kind: 'cash_payout_unclaimed', facts: factsOfCash(payout) } as const;
  await openTask(tx, { subject: payout.id, matter }, services);
}
