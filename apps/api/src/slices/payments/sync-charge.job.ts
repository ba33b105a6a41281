import { mexicoDate } from '@lender/calculator';
import { lockClient } from '../../clients/lock-client.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Services } from '../../services.ts';
import { bookPayment } from '../../servicing/book-payment.ts';

/** Asks the provider whether a reference was paid, and books the payment once. */
export const syncChargeJob =
  (services: Services) =>
  async ({ cashReferenceId }: { cashReferenceId: string }): Promise<void> => {
    const reference = await services.db
      .selectFrom('cash_reference')
      .selectAll()
      .where('id', '=', cashReferenceId)
      .executeTakeFirst();
    if (reference?.status !== 'open' || reference.provider_id === null) return;
    const charge = await services.openPay.getStoreCharge(reference.provider_id);
    if (charge.orderId !== cashReferenceId)
      throw new Error(`reference ${cashReferenceId} was answered with another order`);
    if (charge.status !== 'completed') return;

    const { client_id: clientId, loan_id: loanId } = reference;
    const paidAt = new Date(charge.operationDate);
    await inTransaction(services.db, async (tx) => {
      await lockClient(tx, clientId);
      const loan = await tx
        .selectFrom('loan')
        .selectAll()
        .where('client_id', '=', clientId)
        .where('id', '=', loanId)
        .executeTakeFirstOrThrow();
      const { amountCentavos, id: providerId } = charge;
      await bookPayment(
        tx,
        { loan, amountCentavos, method: 'paynet', providerId, paidOn: mexicoDate(paidAt.getTime()), paidAt },
        services,
      );
      await tx
        .updateTable('cash_reference')
        .set({ status: 'paid' })
        .where('client_id', '=', clientId)
        .where('id', '=', cashReferenceId)
        .execute();
    });
  };
