import type { PlainDate } from '@lender/calculator';
import { applyRate, type Centavos, centavos, floor, rate } from '@lender/money';
import type { BoughtExtension } from '../position.ts';
import { copyBook, type LoanBook, outstandingCentavos, principalOf, principalOut } from '../replay/loan-book.ts';
import { endDateOf } from '../replay/move-due-dates.ts';
import { chargesOf } from '../replay/plan-charges.ts';
import { bringTo } from '../replay/replay-loan.ts';
import { takePayment } from '../replay/take-payment.ts';
import type { ExtensionOption } from './extension-option.ts';
import type { LoanOnDay } from './loan-on-day.ts';

interface Later {
  readonly dueDate: PlainDate;
  readonly amountCentavos: Centavos;
}

type Choice = Pick<ExtensionOption, 'type' | 'days' | 'commissionRate' | 'amountCentavos' | 'printedCentavos'>;

/**
 * Buys an extension on trial, and returns the new dates. Undefined where a cap would exclude a part of its price, or
 * where all charges would exceed the total cap by the new due date.
 */
export function tryExtension(
  loan: LoanOnDay,
  choice: Choice,
): Pick<BoughtExtension, 'newDueDate' | 'newEndDate'> | undefined {
  const bought = buy(loan.book, loan.date, choice);
  const extension = bought.extensions.at(-1);
  const leavesPrincipal = principalOut(bought) === principalOut(loan.book);
  if (!extension || !leavesPrincipal || costsTooMuch(loan, choice)) return undefined;
  return { newDueDate: extension.newDueDate, newEndDate: extension.newEndDate };
}

function costsTooMuch({ uncapped, book, date }: LoanOnDay, choice: Choice): boolean {
  const whenDue = untilDue(buy(uncapped, date, choice));
  const { totalShare } = book.terms.policy.caps;
  return chargesOf(whenDue) > applyRate(centavos(whenDue.disbursedCentavos), rate(totalShare), floor);
}

/**
 * Returns what settles the loan of a borrower who pays so much for an extension, on the next due date after that, and
 * the last day on which that payment is in time. A payment beyond the price may pay off the next instalment: then it is
 * the date of the one after it. Undefined where no principal is left.
 */
export function laterWhenExtended({ book, date }: LoanOnDay, choice: Choice): Later | undefined {
  const bought = buy(book, date, choice);
  const next = bought.instalments.find((instalment) => principalOf(instalment) > 0);
  if (!next) return undefined;
  const dueDate = endDateOf(bought, next);
  return { dueDate, amountCentavos: outstandingCentavos(untilDue(bought)) };
}

function untilDue(book: LoanBook): LoanBook {
  const next = book.instalments.find((instalment) => principalOf(instalment) > 0);
  if (next) bringTo(book, next.dueDay + book.held);
  return book;
}

/** Returns the loan after its borrower paid the price of an extension; the given book stays unchanged. */
function buy(book: LoanBook, date: PlainDate, { amountCentavos, ...tariff }: Choice): LoanBook {
  const bought = copyBook(book);
  const trial = { id: 'trial', valueDate: date, at: `${date}T12:00:00.000Z` };
  takePayment(
    bought,
    { ...trial, kind: 'payment', method: 'spei', amountCentavos },
    { ...trial, kind: 'extension', payment: trial.id, ...tariff },
  );
  return bought;
}
