import { centavos } from '@lender/money';
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
import { earnedSoFar, grossFrom, lateSoFar, netWithin, withIva } from './earned.ts';
import { type Earned, type InstalmentBook, type LoanBook, loanDay } from './loan-book.ts';

/** What may be charged now, as sums from the arrival on and without IVA. */
export interface ChargePlan extends Earned {
  /** For each instalment. */
  readonly late: readonly number[];
  /** Whether a cap lets a part be charged of what was earned and not charged yet, and keeps a part out. */
  readonly isTrimmed: boolean;
}

/**
 * Charges what has been earned and not been charged yet, as far as the caps leave room: fees first, then interest, late
 * charges last. What a cap keeps out today is charged when there is room again, as long as the loan is open.
 */
export const chargeEarned = (book: LoanBook, current: InstalmentBook): void => charge(book, planCharges(book), current);

/**
 * Says what may be charged by now. Where a cap cuts a charge, its amount without IVA is the largest that fits together
 * with its IVA, so the IVA of every charge is that of the amount charged, on every day; and what comes after it waits.
 */
export function planCharges(book: LoanBook): ChargePlan {
  const { terms, charged, forgone } = book;
  const earned = earnedSoFar(book);
  let room = Math.max(0, capOn(book) - chargesOf(book));
  let waiting = 0;
  let planned = 0;
  const plan = (from: number, upTo: number): number => {
    if (upTo === from) return from;
    const before = grossFrom(terms, from);
    const wanted = grossFrom(terms, upTo) - before;
    const isWhole = wanted <= room;
    const to = isWhole ? upTo : netWithin(terms, before + room);
    const taken = isWhole ? wanted : grossFrom(terms, to) - before;
    waiting += wanted;
    planned += taken;
    room = isWhole ? room - wanted : 0;
    return to;
  };
  const fees = earned.fees.map((net, index) => plan(charged.fees[index] ?? 0, net - (forgone.fees[index] ?? 0)));
  const interest = plan(charged.interest, earned.interest - forgone.interest);
  const late = book.instalments.map((instalment) =>
    plan(instalment.charged.lateCharge.netCentavos, lateSoFar(book, instalment) - instalment.forgoneLateCentavos),
  );
  return { fees, interest, late, isTrimmed: planned > 0 && planned < waiting };
}

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

function addCharge(instalment: InstalmentBook, name: LoanChargeName, part: TaxedAmount): void {
  if (grossOf(part) === 0) return;
  instalment.charged = addComponents(instalment.charged, { ...NO_COMPONENTS, [name]: part });
}
