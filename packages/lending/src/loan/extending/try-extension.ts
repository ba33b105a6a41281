import type { PlainDate } from '@lender/calculator';
import { applyRate, type Centavos, centavos, floor, rate } from '@lender/money';
import type { LoanEvent } from '../loan-event.ts';
import type { BoughtExtension } from '../position.ts';
import { chargesOf } from '../replay/charge.ts';
import { type LoanBook, outstandingCentavos, principalOf, principalOut } from '../replay/loan-book.ts';
import { bringTo, replayLoan } from '../replay/replay-loan.ts';
import { takePayment } from '../replay/take-payment.ts';
import type { ServicedTerms } from '../serviced-terms.ts';
import type { CostCaps } from '../servicing-policy.ts';
import type { ExtensionOption } from './extension-option.ts';

export interface LoanOnDay {
  readonly terms: ServicedTerms;
  readonly events: readonly LoanEvent[];
  readonly date: PlainDate;
}

type Choice = Pick<ExtensionOption, 'type' | 'days' | 'commissionRate' | 'amountCentavos'>;

/**
 * Buys an extension on trial: the new dates. Undefined where a cap would keep a part of its price out, or where all
 * charges would come to more than the total cap by the new due date.
 */
export function tryExtension(
  loan: LoanOnDay,
  choice: Choice,
): Pick<BoughtExtension, 'newDueDate' | 'newEndDate'> | undefined {
  const { terms, date, events } = loan;
  const bought = buy(loan, choice);
  const extension = bought.extensions.at(-1);
  const leavesPrincipal = principalOut(bought) === principalOut(replayLoan(terms, events, date));
  if (!extension || !leavesPrincipal || costsTooMuch(loan, choice)) return undefined;
  return { newDueDate: extension.newDueDate, newEndDate: extension.newEndDate };
}

function costsTooMuch({ terms, ...loan }: LoanOnDay, choice: Choice): boolean {
  const uncapped = { ...loan, terms: { ...terms, policy: { ...terms.policy, caps: NO_CAPS } } };
  const whenDue = untilDue(buy(uncapped, choice));
  const { totalShare } = terms.policy.caps;
  return chargesOf(whenDue) > applyRate(centavos(whenDue.disbursedCentavos), rate(totalShare), floor);
}

/** What is owed on the new due date by who pays so much for an extension, and nothing until then. */
export const owedWhenExtended = (loan: LoanOnDay, choice: Choice): Centavos =>
  outstandingCentavos(untilDue(buy(loan, choice)));

function untilDue(book: LoanBook): LoanBook {
  const next = book.instalments.find((instalment) => principalOf(instalment) > 0);
  if (next) bringTo(book, next.dueDay + book.held);
  return book;
}

const NO_CAPS: CostCaps = { totalShare: '1000', dailyShare: '1000' };

/** A loan on a day, whose borrower has just paid the price of an extension. */
function buy({ terms, events, date }: LoanOnDay, { type, days, commissionRate, amountCentavos }: Choice): LoanBook {
  const book = replayLoan(terms, events, date);
  const trial = { id: 'trial', valueDate: date, at: `${date}T12:00:00.000Z` };
  takePayment(
    book,
    { ...trial, kind: 'payment', method: 'spei', amountCentavos },
    { ...trial, kind: 'extension', payment: trial.id, type, days, commissionRate },
  );
  return book;
}
