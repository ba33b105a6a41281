import type { PlainDate } from '@lender/calculator';
import { isLoanOpen } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import { paidOutLoans, readLoan } from '../loans/index.ts';
import { invoicesOf } from './invoice-record.ts';
import { unpaidInvoice } from './unpaid-invoice.ts';

/**
 * Tells whether a client refinances a loan: an extension was chosen and can still be paid, or one was bought and its
 * loan is not over.
 */
export async function hasActiveRefinancing(tx: Tx, clientId: string, today: PlainDate): Promise<boolean> {
  const open = (await paidOutLoans(tx, clientId)).filter(({ status }) => isLoanOpen(status));
  for (const record of open) {
    // Most loans are never extended, and need no replay.
    if ((await invoicesOf(tx, record)).length === 0) continue;
    const loan = await readLoan(tx, record);
    if (loan.positionOn(today).extensions.length > 0) return true;
    if ((await unpaidInvoice(tx, loan, today)) !== undefined) return true;
  }
  return false;
}
