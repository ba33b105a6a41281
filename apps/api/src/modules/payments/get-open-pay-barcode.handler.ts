import { getOpenPayBarcode } from '@lender/contract';
import { isLoanOpen } from '@lender/lending';
import { ok } from '@lender/money';
import type { Selectable } from 'kysely';
import { implementWithProvider } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { lockClient } from '../clients/index.ts';
import { currentLoan, readLoan } from '../loans/index.ts';

/** How long stores take a reference. */
const REFERENCE_DAYS = 10;

type CashReference = Selectable<Database['cash_reference']>;

/**
 * A reference for today's payoff. Its row is committed first and its id is the provider's order id, so a lost answer
 * or a second press leads to the same reference.
 */
export const getOpenPayBarcodeHandler = implementWithProvider(
  getOpenPayBarcode,
  async (_, { caller, services, log }) => {
    const { clientId } = caller;
    const row = await inTransaction(services.db, (tx) => activeReference(tx, clientId, services));
    if (!row) return refuse('no_active_loan');
    if (row.reference !== null && row.barcode_url !== null)
      return ok(toBarcodeReply(row.reference, row.barcode_url, row));

    const order = {
      orderId: row.id,
      amountCentavos: row.amount_centavos,
      description: 'Pago de préstamo Quincena',
      dueAt: new Date(row.created_at.getTime() + REFERENCE_DAYS * 86_400_000),
    };
    const charge = await services.openPay.createStoreCharge(order).catch((error: unknown) => {
      log.error({ event: 'open-pay.charge', err: { message: error instanceof Error ? error.message : 'unknown' } });
    });
    if (!charge?.ok) return refuse('provider_unavailable', { retryAfterSeconds: 5 });
    const { id, reference, barcodeUrl } = charge.value;
    const issued = {
      provider_id: id,
      reference,
      barcode_url: barcodeUrl,
      status: 'open',
    } as const;
    await services.db
      .updateTable('cash_reference')
      .set(issued)
      .where('client_id', '=', clientId)
      .where('id', '=', row.id)
      .where('status', '=', 'requested')
      .execute();
    return ok(toBarcodeReply(reference, barcodeUrl, row));
  },
);

/** The row of today's reference: the one that is there, or a new one. Undefined when nothing is owed. */
async function activeReference(
  tx: Tx,
  clientId: string,
  { clock, newId }: Services,
): Promise<CashReference | undefined> {
  await lockClient(tx, clientId);
  const loan = await currentLoan(tx, clientId);
  if (!loan || !isLoanOpen(loan.status)) return undefined;
  const { now, today } = await clock.business(tx);
  const { outstandingCentavos: totalCentavos } = (await readLoan(tx, loan)).positionOn(today);
  const wanted = { client_id: clientId, loan_id: loan.id, amount_centavos: totalCentavos, valid_on: today };
  await tx
    .insertInto('cash_reference')
    .values({ ...wanted, id: newId(), status: 'requested', created_at: now })
    .onConflict((conflict) => conflict.columns(['client_id', 'loan_id', 'valid_on', 'amount_centavos']).doNothing())
    .execute();
  return tx
    .selectFrom('cash_reference')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('loan_id', '=', loan.id)
    .where('valid_on', '=', today)
    .where('amount_centavos', '=', totalCentavos)
    .executeTakeFirstOrThrow();
}

const toBarcodeReply = (reference: string, barcodeUrl: string, row: CashReference) => ({
  reference,
  barcodeUrl,
  amount: row.amount_centavos,
  validOn: row.valid_on,
});
