import { centavos } from '@lender/money';
import { costCeiling } from '../policy/cost-ceiling.ts';
import { totalOf } from './component-arithmetic.ts';
import { earnedSoFar, grossFrom, lateSoFar, netWithin } from './earned.ts';
import { type Earned, type LoanBook, loanDay } from './loan-book.ts';

/** Charges that may be made now, as sums from the arrival on and without IVA. */
export interface ChargePlan extends Earned {
  /** Late charges of each instalment. */
  readonly late: readonly number[];
  /** True when a cap lets only a part of what was earned and not charged yet be charged. */
  readonly isTrimmed: boolean;
}

/**
 * Returns what may be charged by now. Where a cap cuts a charge, its amount without IVA is the largest that fits
 * together with its IVA, so the IVA of every charge is that of the amount charged, on every day; and later charges
 * wait.
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

/** Everything that was charged so far, IVA included. */
export function chargesOf({ instalments }: LoanBook): number {
  let sum = 0;
  for (const { charged } of instalments) sum += totalOf(charged) - charged.principalCentavos;
  return sum;
}

/** Returns the largest total of all charges by now. */
export function capOn(book: LoanBook): number {
  const days = Math.max(0, loanDay(book) - (book.start ?? loanDay(book)));
  return costCeiling({ principalCentavos: centavos(book.disbursedCentavos), days }, book.terms.policy.caps);
}
