import { type Centavos, centavos } from '@lender/money';
import { sumComponents } from '../../payment/instalment-components.ts';
import { accrueTo } from '../replay/accrue.ts';
import { addComponents } from '../replay/component-arithmetic.ts';
import {
  copyBook,
  type LoanBook,
  loanDay,
  outstandingCentavos,
  outstandingOf,
  standsStill,
} from '../replay/loan-book.ts';

/** Returns all that is still to be paid when what is due is paid now, and each later instalment on its due date. */
export function paidAsAgreed(book: LoanBook): Centavos {
  const ahead = copyBook(book);
  let paid = payWhatIsDue(ahead);
  const dueDays = book.instalments.map(({ dueDay }) => dueDay).filter((dueDay) => dueDay > loanDay(book));
  if (standsStill(book)) return centavos(paid + outstandingCentavos(ahead));
  for (const dueDay of dueDays) {
    accrueTo(ahead, dueDay + ahead.held);
    paid += payWhatIsDue(ahead);
  }
  return centavos(paid);
}

function payWhatIsDue(book: LoanBook): number {
  let paid = 0;
  for (const instalment of book.instalments.filter(({ dueDay }) => dueDay <= loanDay(book))) {
    const owed = outstandingOf(instalment);
    instalment.paid = addComponents(instalment.paid, owed);
    paid += sumComponents([owed]);
  }
  return paid;
}
