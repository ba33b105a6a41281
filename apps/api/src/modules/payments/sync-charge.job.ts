import { mexicoDate } from '@lender/calculator';
import { inTransaction } from '../../kernel/database/transaction.ts';
import type { ProviderCharge } from '../../providers/openpay/port.ts';
import type { Services } from '../../services.ts';
import { lockClient } from '../clients/index.ts';
import { bookPayment } from '../loans/index.ts';

/** Asks the provider what was paid to a reference, and books each payment once. */
export const syncChargeJob =
  (services: Services) =>
  async ({ cashReferenceId }: { cashReferenceId: string }): Promise<void> => {
    const reference = await services.db
      .selectFrom('cash_reference')
      .selectAll()
      .where('id', '=', cashReferenceId)
      .executeTakeFirst();
    if (!reference || reference.status === 'requested') return;
    const charges = await services.openPay.listCharges(reference.id);
    const paid = charges.filter(({ orderId, status }) => orderId === reference.id && status === 'completed');
    for (const charge of paid) await book(charge, reference, services);
  };

async function book(
  { id: providerId, amountCentavos, operationDate }: ProviderCharge,
  { client_id: clientId, loan_id: loanId, id: referenceId }: { client_id: string; loan_id: string; id: string },
  services: Services,
): Promise<void> {
  const paidAt = new Date(operationDate);
  const payment = {
    amountCentavos,
    method: 'paynet',
    providerId,
    paidOn: mexicoDate(paidAt.getTime()),
    paidAt,
  } as const;
  await inTransaction(services.db, async (tx) => {
    await lockClient(tx, clientId);
    const loan = await tx
      .selectFrom('loan')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('id', '=', loanId)
      .executeTakeFirstOrThrow();
    await bookPayment(tx, { loan, ...payment }, services);
    await tx
      .updateTable('cash_reference')
      .set({ status: 'paid' })
      .where('client_id', '=', clientId)
      .where('id', '=', referenceId)
      .execute();
  });
}
