import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { notifyBorrower } from '../../messages/index.ts';
import type { LoanPayout } from './loan-payout.ts';

/** Notifies a borrower that the money is on its way to the account. */
export const notifyPayoutSent = async (
  tx: Tx,
  { id, clientId, loanId, amount_centavos: amountCentavos, last_four: lastFour }: LoanPayout,
  services: Services,
): Promise<void> => {
  if (lastFour === null) return;
  const message = { kind: 'payout_sent', facts: { amountCentavos, lastFour } } as const;
  await notifyBorrower(tx, { clientId, loanId, key: `payout sent ${id}`, message }, services);
};
