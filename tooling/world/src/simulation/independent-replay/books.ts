import type { Figures } from './figures.ts';
import { add, type LoanState, noParts, owed } from './loan-state.ts';
import type { ChargeName } from './paper.ts';

const ACCOUNTS: Readonly<Record<ChargeName, string>> = { lateCharge: 'late_charge', fees: 'fee', interest: 'interest' };

/**
 * Returns what accounts of the ledger hold for a loan: what was earned is income, its IVA is owed to the treasury unless
 * it was forgiven, what is owed is to be received unless it was written off or sold, and what is forgiven is an expense.
 */
export function booksOf(loan: LoanState): Figures {
  const [charged, waived, outstanding] = [noParts(), noParts(), noParts()];
  for (const instalment of loan.instalments) {
    add(charged, instalment.charged);
    add(waived, instalment.waived);
    add(outstanding, owed(instalment));
  }
  const isReceivable = !loan.isWrittenOff && !loan.isSold;
  const kept = (amount: number) => (isReceivable ? amount : 0);
  const books: Record<string, number> = { principal_receivable: kept(outstanding.principal) };
  for (const [name, account] of Object.entries(ACCOUNTS) as [ChargeName, string][]) {
    books[`${account}_income`] = -charged[name].net || 0;
    books[`${account}_iva_payable`] = waived[name].iva - charged[name].iva;
    books[`${account}_receivable`] = kept(outstanding[name].net);
    books[`${account}_iva_receivable`] = kept(outstanding[name].iva);
  }
  const forgiven = Object.keys(ACCOUNTS).reduce((sum, name) => sum + waived[name as ChargeName].net, waived.principal);
  return { ...books, waiver_expense: forgiven };
}
