import type { PlainDate } from '@lender/calculator';
import type { getCollection, Reply } from '@lender/contract';
import { offeredExtensions } from '../../extensions/index.ts';
import type { ServicedLoan } from '../../loans/index.ts';

/** Number of earlier payments that are shown. */
const SHOWN_PAYMENTS = 5;

type Owed = Pick<
  Reply<typeof getCollection>,
  'loanId' | 'hashedId' | 'status' | 'daysLate' | 'overdue' | 'owed' | 'dueOn' | 'payments' | 'extensions'
>;

/** Returns what is owed on a day, what was paid, and the extensions that are sold on it. */
export function owedOn(loan: ServicedLoan, today: PlainDate): Owed {
  const { record } = loan;
  const { daysLate, overdueCentavos, outstandingCentavos, nextDue, payments } = loan.positionOn(today);
  const offered = offeredExtensions(loan, today);
  return {
    loanId: record.id,
    hashedId: record.hashed_id,
    status: record.status,
    daysLate,
    overdue: overdueCentavos,
    owed: outstandingCentavos,
    dueOn: nextDue?.date ?? null,
    payments: payments
      .slice(-SHOWN_PAYMENTS)
      .toReversed()
      .map(({ valueDate, amountCentavos, method }) => ({ on: valueDate, amount: amountCentavos, method })),
    extensions: (offered.ok ? offered.value : []).map(({ option, payableUntil }) => ({
      days: option.days,
      amount: option.amountCentavos,
      newDueDate: option.newDueDate,
      payableUntil,
    })),
  };
}
