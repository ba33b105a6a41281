import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { tellBorrower } from '../../messages/index.ts';
import type { LoanPayout } from './loan-payout.ts';

/** Notifies a borrower that the money is on its way to the account. */
export const tellPayoutSent = async (
  tx: Tx,
  { id, clientId, loanId, amount_centavos: amountCentavos, last_four: lastFour }: LoanPayout,
  services: Services,
): Promise<void> => {
  if (lastFour === null) return;
  const message = { kind: 'payout_sent', facts: { amountCentavos, lastFour } } as const;
  await tellBorrower(tx, { clientId, loanId, key: `payout sent ${id}`, message }, services);
};
