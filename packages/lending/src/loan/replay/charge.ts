import { applyRate, centavos, floor, ratio } from '@lender/money';
import type { LoanChargeName } from '../../ledger/per-charge.ts';
import { sumComponents, type TaxedAmount } from '../../payment/instalment-components.ts';
import { costCeiling } from '../cost-ceiling.ts';
import { addComponents, addTaxed, grossOf, NO_COMPONENTS, subtractTaxed } from './component-arithmetic.ts';
import { earnedSoFar, lateSoFar } from './earned.ts';
import { type InstalmentBook, type LoanBook, loanDay } from './loan-book.ts';

/**
 * Charges what has been earned and not been charged yet, as far as the caps leave room: fees first, then interest, late
 * charges last. What a cap keeps out today is charged when there is room again, as long as the loan is open.
 */
export function chargeEarned(book: LoanBook, current: InstalmentBook): void {
  const earned = earnedSoFar(book);
  for (const name of ['fees', 'interest'] as const) {
    const rest = subtractTaxed(subtractTaxed(earned[name], book.charged[name]), book.forgone[name]);
    const part = firstOf(rest, roomOf(book));
    book.charged = { ...book.charged, [name]: addTaxed(book.charged[name], part) };
    addCharge(current, name, part);
  }
  if (book.terms.policy.late.kind === 'none') return;
  for (const instalment of book.instalments) {
    const late = subtractTaxed(lateSoFar(book, instalment), instalment.forgoneLate);
    const rest = subtractTaxed(late, instalment.charged.lateCharge);
    addCharge(instalment, 'lateCharge', firstOf(rest, roomOf(book)));
  }
}

/** Gives up what the caps have kept out: nothing is charged once nothing is owed. */
export function forgoRest(book: LoanBook): void {
  const earned = earnedSoFar(book);
  book.forgone = {
    fees: subtractTaxed(earned.fees, book.charged.fees),
    interest: subtractTaxed(earned.interest, book.charged.interest),
  };
  for (const instalment of book.instalments)
    instalment.forgoneLate = subtractTaxed(lateSoFar(book, instalment), instalment.charged.lateCharge);
}

/** How much may still be charged, IVA included, by both caps. */
const roomOf = (book: LoanBook): number => Math.max(0, capOn(book) - chargesOf(book));

/** Everything that was charged so far, IVA included. */
export const chargesOf = ({ instalments }: LoanBook): number =>
  instalments.reduce((sum, { charged }) => sum + sumComponents([charged]) - charged.principalCentavos, 0);

/** The most that all charges may come to by now. */
export function capOn(book: LoanBook): number {
  const days = Math.max(0, loanDay(book) - (book.start ?? loanDay(book)));
  return costCeiling({ principalCentavos: centavos(book.disbursedCentavos), days }, book.terms.policy.caps);
}

/** As much of an amount and its IVA as there is room for. */
function firstOf(amount: TaxedAmount, room: number): TaxedAmount {
  const gross = grossOf(amount);
  if (gross <= room) return amount;
  const net = applyRate(centavos(room), ratio(amount.netCentavos, gross), floor);
  return { netCentavos: net, ivaCentavos: centavos(room - net) };
}

function addCharge(instalment: InstalmentBook, name: LoanChargeName, part: TaxedAmount): void {
  if (grossOf(part) === 0) return;
  instalment.charged = addComponents(instalment.charged, { ...NO_COMPONENTS, [name]: part });
}
