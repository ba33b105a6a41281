import { isLoanOpen } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { loanOfKey } from '../../loans/index.ts';
import { type NotifyServices, notifyBorrower } from '../../messages/index.ts';
import type { PaymentReference } from './payment-reference.ts';

/** Notifies a borrower that a reference can no longer be paid, if it was ever shown. */
export async function notifyReferenceExpired(
  tx: Tx,
  {
    client_id: clientId,
    loan_id: loanId,
    id,
    reference,
    amount_centavos: amountCentavos,
  }: Pick<PaymentReference, 'client_id' | 'loan_id' | 'id' | 'reference' | 'amount_centavos'>,
  services: NotifyServices,
): Promise<void> {
  if (reference === null) return;
  const { status } = await loanOfKey(tx, { client_id: clientId, id: loanId });
  const facts = { amountCentavos, reference, isOwed: isLoanOpen(status) };
  await notifyBorrower(
    tx,
    { clientId, loanId, key: `reference expired ${id}`, message: { kind: 'reference_expired', facts } },
    services,
  );
}
