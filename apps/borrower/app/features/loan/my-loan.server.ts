import { getPaymentSchedule, listOwnLoans, type Reply } from '@lender/contract';
import { isLoanOpen } from '@lender/lending';
import { formatPesos } from '@lender/money';
import type { Call } from '@lender/sdk';
import { leadTo, showPage } from '@lender/web/outcome';
import { doneIn } from '../../forms/done-in.ts';
import { dayWithWeekday } from '../../price/day-with-weekday.ts';
import { askedLoan, readLoan } from './asked-loan.server.ts';
import { LOAN_DONE } from './loan-done.ts';
import { loanView } from './loan-view.ts';
import { readMandate } from './mandate.server.ts';
import type { OtherLoan } from './other-loans-card.tsx';

/** Reads the loan and its payments, what else is owed, and the result of the last action. */
export async function readMyLoan(call: Call, url: string) {
  const [loan, schedule, mandate, own] = await Promise.all([
    readLoan(call, url),
    call(getPaymentSchedule, { query: askedLoan(url) }),
    readMandate(call),
    call(listOwnLoans),
  ]);
  if (!loan || !schedule.ok) return leadTo('/profile/no-loan');
  const loans = own.ok ? own.data : [];
  return showPage({
    view: loanView(loan, schedule.data),
    creditor: loans.find(({ id }) => id === loan.id)?.creditor ?? null,
    others: loans.filter(({ id, status }) => id !== loan.id && isLoanOpen(status)).map(toOther),
    mandate,
    done: doneIn(url, LOAN_DONE),
    formKey: crypto.randomUUID(),
  });
}

const toOther = ({ id, hashedId, outstanding, dueDate }: Reply<typeof listOwnLoans>[number]): OtherLoan => ({
  id,
  reference: hashedId,
  amount: formatPesos(outstanding),
  day: dayWithWeekday(dueDate),
});
