import { LOAN_STATUS, RECEIVABLE_ACCOUNTS } from '@lender/lending';
import { centavos, sumCentavos } from '@lender/money';
import { formatPesos } from '../../vocabulary/pesos.ts';
import type { LoanLedger } from './ledger-view.ts';
import { loanCopy } from './loan.copy.es.ts';
import type { Loan } from './loan-reading.ts';

const { movements: copy } = loanCopy;

/**
 * Says why the books show another debt than the amount that settles the loan today; null where they agree. What a day
 * earns is booked at its end. A debt that was written off or sold is no longer in the books.
 */
export function booksSentence(
  { status, position: { outstanding } }: Pick<Loan, 'status' | 'position'>,
  { entries }: Pick<LoanLedger, 'entries'>,
): string | null {
  if (entries.length === 0 || outstanding === 0) return null;
  const owing = new Set<string>(RECEIVABLE_ACCOUNTS);
  const postings = entries.flatMap((entry) => entry.postings).filter(({ account }) => owing.has(account));
  const books = sumCentavos(postings.map(({ amount }) => amount));
  if (books === outstanding) return null;
  const [settles, booked] = [formatPesos(outstanding), formatPesos(books)];
  if (status === LOAN_STATUS.writeOff || status === LOAN_STATUS.soldDebt) return copy.outOfBooks(settles, booked);
  return copy.today(settles, booked, formatPesos(centavos(outstanding - books)));
}
