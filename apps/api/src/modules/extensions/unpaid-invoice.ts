import type { PlainDate } from '@lender/calculator';
import type { Db, Tx } from '../../kernel/database/database.ts';
import type { ServicedLoan } from '../loans/index.ts';
import { invoiceStatus } from './extension-status.policy.ts';
import { type InvoiceRecord, invoicesOf } from './invoice-record.ts';
import { offeredExtensions } from './offered-extension.ts';

/** Finds the invoice that the borrower chose and has not paid: the subject of a reference for an extension. */
export async function unpaidInvoice(
  db: Db | Tx,
  loan: ServicedLoan,
  today: PlainDate,
): Promise<InvoiceRecord | undefined> {
  const offers = offeredExtensions(loan, today);
  const offered = new Set((offers.ok ? offers.value : []).map(({ rolloverId }) => rolloverId));
  const position = loan.positionOn(today);
  return (await invoicesOf(db, loan.record)).find(
    (invoice) => invoiceStatus(invoice, { position, isOffered: offered.has(invoice.rollover_id) }) === 'unpaid',
  );
}
