import { applyRate, centavos, floor, ratio } from '@lender/money';
import type { LoanChargeName } from '../../ledger/per-charge.ts';
import type { TaxedAmount } from '../../payment/instalment-components.ts';
import { costCeiling } from '../cost-ceiling.ts';
import {
  addComponents,
  addTaxed,
  grossOf,
  NO_COMPONENTS,
  NOTHING,
  subtractTaxed,
  totalOf,
} from './component-arithmetic.ts';
import { earnedSoFar, lateSoFar } from './earned.ts';
import { type Earned, type InstalmentBook, type LoanBook, loanDay } from './loan-book.ts';

/**
 * Charges what has been earned and not been charged yet, as far as the caps leave room: fees first, then interest, late
 * charges last. What a cap keeps out today is charged when there is room again, as long as the loan is open.
 */
export function chargeEarned(book: LoanBook, current: InstalmentBook): void {
  const earned = earnedSoFar(book);
  const room = Math.max(0, capOn(book) - chargesOf(book));
  const fees = firstOf(uncharged(book, earned, 'fees'), room);
  const interest = firstOf(uncharged(book, earned, 'interest'), room - grossOf(fees));
  book.charged = { fees: addTaxed(book.charged.fees, fees), interest: addTaxed(book.charged.interest, interest) };
  addCharge(current, 'fees', fees);
  addCharge(current, 'interest', interest);
  if (book.terms.policy.late.kind !== 'none') chargeLate(book, room - grossOf(fees) - grossOf(interest));
}

/** Whether a cap keeps out a part, and not all, of what was earned and not charged yet. */
export function isTrimmed(book: LoanBook): boolean {
  const earned = earnedSoFar(book);
  const room = capOn(book) - chargesOf(book);
  let waiting = grossOf(uncharged(book, earned, 'fees')) + grossOf(uncharged(book, earned, 'interest'));
  for (const instalment of book.instalments) waiting += grossOf(unchargedLate(book, instalment));
  return room > 0 && waiting > room;
}

function chargeLate(book: LoanBook, room: number): void {
  let left = room;
  for (const instalment of book.instalments) {
    if (instalment.lateCentavoDays === 0 && instalment.lateFeeCentavos === 0) continue;
    const part = firstOf(unchargedLate(book, instalment), left);
    addCharge(instalment, 'lateCharge', part);
    left -= grossOf(part);
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

const uncharged = ({ charged, forgone }: LoanBook, earned: Earned, name: keyof Earned): TaxedAmount =>
  subtractTaxed(subtractTaxed(earned[name], charged[name]), forgone[name]);

const unchargedLate = (book: LoanBook, instalment: InstalmentBook): TaxedAmount =>
  subtractTaxed(subtractTaxed(lateSoFar(book, instalment), instalment.forgoneLate), instalment.charged.lateCharge);

/** Everything that was charged so far, IVA included. */
export function chargesOf({ instalments }: LoanBook): number {
  let sum = 0;
  for (const { charged } of instalments) sum += totalOf(charged) - charged.principalCentavos;
  return sum;
}

/** The most that all charges may come to by now. */
export function capOn(book: LoanBook): number {
  const days = Math.max(0, loanDay(book) - (book.start ?? loanDay(book)));
  return costCeiling({ principalCentavos: centavos(book.disbursedCentavos), days }, book.terms.policy.caps);
}

/** As much of an amount and its IVA as there is room for. */
function firstOf(amount: TaxedAmount, room: number): TaxedAmount {
  const gross = grossOf(amount);
  if (gross <= room) return amount;
  if (room <= 0) return NOTHING;
  const net = applyRate(centavos(room), ratio(amount.netCentavos, gross), floor);
  return { netCentavos: net, ivaCentavos: centavos(room - net) };
}

function addCharge(instalment: InstalmentBook, name: LoanChargeName, part: TaxedAmount): void {
  if (grossOf(part) === 0) return;
  instalment.charged = addComponents(instalment.charged, { ...NO_COMPONENTS, [name]: part });
}
