import type { BusinessMoment } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/database/database.ts';
import type { ServicedLoan } from '../loans/index.ts';
import { invoiceOfOffer } from './invoice-of-offer.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import type { OfferedExtension } from './offered-extension.ts';

interface Chosen {
  readonly loan: ServicedLoan;
  readonly offer: OfferedExtension;
  readonly moment: BusinessMoment;
}

/** Stores the draft of an invoice, once. */
export async function drawUpInvoice(tx: Tx, { loan, offer, moment }: Chosen): Promise<void> {
  const { price, ...invoice } = invoiceOfOffer({ loan: loan.record, offer, ...moment });
  await tx
    .insertInto('extension_invoice')
    .values({ ...invoice, price: JSON.stringify(price) })
    .onConflict((conflict) => conflict.columns(['client_id', 'id']).doNothing())
    .execute();
}

/**
 * Makes the invoice of an extension the one that waits for its payment. It replaces an earlier choice that can still be
 * paid: a loan has one choice at a time. The caller holds the client's lock.
 */
export async function chooseExtension(tx: Tx, { loan, offer, moment }: Chosen): Promise<InvoiceRecord> {
  await drawUpInvoice(tx, { loan, offer, moment });
  const { client_id, id: loan_id } = loan.record;
  await tx
    .updateTable('extension_invoice')
    .set({ replaced_at: moment.now })
    .where('client_id', '=', client_id)
    .where('loan_id', '=', loan_id)
    .where('id', '<>', offer.invoiceId)
    .where('chosen_at', 'is not', null)
    .where('payment_key', 'is', null)
    .where('payable_until', '>=', moment.today)
    .execute();
  return tx
    .updateTable('extension_invoice')
    .set((eb) => ({ chosen_at: eb.fn.coalesce('chosen_at', eb.val(moment.now)), replaced_at: null }))
    .where('client_id', '=', client_id)
    .where('id', '=', offer.invoiceId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
