import { centavos } from '@lender/money';
import type { LoanChargeName } from '../../ledger/per-charge.ts';
import type { TaxedAmount } from '../../payment/instalment-components.ts';
import { addComponents, addTaxed, grossOf, NO_COMPONENTS, NOTHING, subtractTaxed } from './component-arithmetic.ts';
import { earnedSoFar, lateSoFar, withIva } from './earned.ts';
import type { InstalmentBook, LoanBook } from './loan-book.ts';
import { type ChargePlan, planCharges } from './plan-charges.ts';

/**
 * Charges what has been earned and not been charged yet, as far as the caps leave room: fees first, then interest, late
 * charges last. What a cap keeps out today is charged when there is room again, as long as the loan is open.
 */
export const chargeEarned = (book: LoanBook, current: InstalmentBook): void => charge(book, planCharges(book), current);

/** Charges what was planned: fees and interest on the current instalment, late charges on their own. */
export function charge(book: LoanBook, { fees, interest, late }: ChargePlan, current: InstalmentBook): void {
  const { terms, charged } = book;
  const more = (net: number, from: number) =>
    net === from ? NOTHING : subtractTaxed(withIva(terms, centavos(net)), withIva(terms, centavos(from)));
  const addedFees = fees.map((net, index) => more(net, charged.fees[index] ?? 0)).reduce(addTaxed, NOTHING);
  addCharge(current, 'fees', addedFees);
  addCharge(current, 'interest', more(interest, charged.interest));
  book.charged = { fees, interest };
  book.instalments.forEach((instalment, index) => {
    const before = instalment.charged.lateCharge.netCentavos;
    addCharge(instalment, 'lateCharge', more(late[index] ?? before, before));
  });
}

/** Gives up what the caps have kept out: nothing is charged once nothing is owed. */
export function forgoRest(book: LoanBook): void {
  const earned = earnedSoFar(book);
  book.forgone = {
    fees: earned.fees.map((net, index) => net - (book.charged.fees[index] ?? 0)),
    interest: earned.interest - book.charged.interest,
  };
  for (const instalment of book.instalments)
    instalment.forgoneLateCentavos = lateSoFar(book, instalment) - instalment.charged.lateCharge.netCentavos;
}

function addCharge(instalment: InstalmentBook, name: LoanChargeName, part: TaxedAmount): void {
  if (grossOf(part) === 0) return;
  instalment.charged = addComponents(instalment.charged, { ...NO_COMPONENTS, [name]: part });
}
