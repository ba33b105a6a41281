import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { tellBorrower } from '../../messages/index.ts';
import type { LoanPayout } from './loan-payout.ts';

/** Tells a borrower that the money is on its way. */
export const tellPayoutSent = (
  tx: Tx,
  { id, clientId, loanId, amount_centavos: amountCentavos, last_four: lastFour }: LoanPayout,
  services: Services,
): Promise<void> => {
  const message = { kind: 'payout_sent', facts: { amountCentavos, lastFour } } as const;
  return tellBorrower(tx, { clientId, loanId, key: `payout sent ${id}`, message }, services);
};
