import type { Db, Tx } from '../../kernel/database/database.ts';
import type { LoanRecord } from '../loans/index.ts';
import { invoicesOf } from './invoice-record.ts';

/** Tells whether an extension of a loan was chosen, and neither paid nor replaced by another one. */
export async function wasLeftUnpaid(db: Db | Tx, loan: Pick<LoanRecord, 'client_id' | 'id'>): Promise<boolean> {
  const invoices = await invoicesOf(db, loan);
  return invoices.some((invoice) => invoice.chosen_at && !invoice.replaced_at && !invoice.payment_key);
}
