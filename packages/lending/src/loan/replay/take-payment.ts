import { applyRate, type Centavos, centavos, rate } from '@lender/money';
import type { TaxedAmount } from '../../payment/instalment-components.ts';
import type { ExtensionBought, Payment } from '../loan-event.ts';
import { currentInstalment } from './accrue.ts';
import { chargeEarned } from './charge.ts';
import { closeIfPaid } from './close.ts';
import { withIva } from './earned.ts';
import { keepPrintedPrice } from './keep-printed-price.ts';
import { type LoanBook, loanDay, outstandingCentavos, principalOf, principalOut, standsStill } from './loan-book.ts';
import { moveDueDates } from './move-due-dates.ts';
import { spread, spreadChargesFirst } from './spread.ts';
import { returnsTheMoney, withdraw } from './withdraw.ts';

/** Spreads a payment over the debt of its day, and extends the loan where the payment was for that. */
export function takePayment(book: LoanBook, payment: Payment, extension: ExtensionBought | undefined): void {
  const { id, valueDate, amountCentavos, method } = payment;
  book.received.set(method, (book.received.get(method) ?? 0) + amountCentavos);
  const commission = extension && isExtended(book, amountCentavos) ? chargeCommission(book, extension) : undefined;
  if (commission && extension?.printedCentavos !== undefined) keepPrintedPrice(book, extension.printedCentavos);
  const taken = commission ? spreadChargesFirst(book, amountCentavos) : spread(book, amountCentavos);
  book.payments.push({ id, valueDate, amountCentavos, method, ...taken });
  if (book.soldCentavos === undefined) book.creditCentavos += taken.overpaymentCentavos;
  else book.forBuyerCentavos += amountCentavos;
  if (returnsTheMoney(book)) withdraw(book);
  else closeIfPaid(book);
  if (extension && commission && book.end === undefined) moveDueDates(book, { extension, commission });
}

/**
 * Tells whether a payment extends the loan. A borrower who pays all that is owed needs no extension, and pays no
 * commission; nor is a loan on hold extended.
 */
const isExtended = (book: LoanBook, amountCentavos: Centavos): boolean =>
  !standsStill(book) &&
  principalOut(book) > 0 &&
  outstandingCentavos(book) - amountCentavos > book.terms.policy.toleranceCentavos;

function chargeCommission(book: LoanBook, { commissionRate }: ExtensionBought): TaxedAmount {
  const net = applyRate(centavos(principalOut(book)), rate(commissionRate));
  const commission = withIva(book.terms, net);
  book.commissions = [...book.commissions, net];
  const oldest = book.instalments.find((instalment) => principalOf(instalment) > 0);
  chargeEarned(book, oldest ?? currentInstalment(book, loanDay(book)));
  return commission;
}
