import { charge, chargeEarned } from './charge.ts';
import { beginLateness, earn, lateDays, runningPrincipal } from './earn-days.ts';
import { type InstalmentBook, type LoanBook, loanDay, principalOf, principalOut, standsStill } from './loan-book.ts';
import { planCharges } from './plan-charges.ts';
import { addStretch } from './stretch.ts';

/**
 * Brings a loan forward to a day. Each instalment's principal earns ordinary interest up to its own due date and, where
 * the terms say so, moratory interest once its grace is over; so no day is charged for twice.
 */
export function accrueTo(book: LoanBook, day: number): void {
  if (day <= book.now) return;
  if (standsStill(book)) standStill(book, day - book.now);
  else if (isRunning(book)) {
    const until = day - book.held;
    let from = book.now - book.held;
    while (from < until) {
      const next = nextStop(book, from, until);
      accrueStretch(book, from, next);
      from = next;
    }
  }
  book.now = day;
}

/** Lets days pass that the loan's clock does not count: future dates move ahead by as many days, past ones stay. */
function standStill(book: LoanBook, days: number): void {
  const today = loanDay(book);
  for (const instalment of book.instalments) {
    if (instalment.dueDay >= today) instalment.dueHeld += days;
    if (instalment.endDay >= today) instalment.endHeld += days;
  }
  book.held += days;
}

const isRunning = (book: LoanBook): boolean =>
  book.start !== undefined && book.end === undefined && principalOut(book) > 0;

/** Returns the next day on which the way of accruing changes, if it is before `until`. */
function nextStop(book: LoanBook, from: number, until: number): number {
  let next = until;
  const look = (day: number) => {
    if (day > from && day < next) next = day;
  };
  look(book.feeEndDay);
  for (const instalment of book.instalments) {
    const { lateFrom, lateUntil } = lateDays(book, instalment);
    look(instalment.dueDay);
    look(lateFrom);
    look(lateUntil);
  }
  return next;
}

/**
 * Accrues over days between which nothing changes. A cap is applied day by day, so a reading of the loan in between
 * makes no difference.
 */
function accrueStretch(book: LoanBook, from: number, to: number): void {
  const days = to - from;
  beginLateness(book, { from, days });
  addStretch(book.ordinaryStretches, {
    fromDay: from + book.held,
    days,
    principalCentavos: runningPrincipal(book, from),
  });
  earn(book, { from, days });
  book.now = to + book.held;
  const plan = planCharges(book);
  if (days === 1 || !plan.isTrimmed) charge(book, plan, currentInstalment(book, to));
  else {
    earn(book, { from, days: -days });
    for (let day = from; day < to; day++) {
      earn(book, { from: day, days: 1 });
      book.now = day + 1 + book.held;
      chargeEarned(book, currentInstalment(book, to));
    }
  }
}

/**
 * Returns the instalment to which the earnings of a day of the loan's clock belong: the first that is not due before
 * that day and whose principal is owed. A borrower who pays an instalment ahead is done with it, and cannot be late
 * with its last days.
 */
export function currentInstalment({ instalments }: LoanBook, day: number): InstalmentBook {
  const ahead = instalments.filter(({ dueDay }) => dueDay >= day);
  const current = ahead.find((instalment) => principalOf(instalment) > 0) ?? ahead[0] ?? instalments.at(-1);
  if (!current) throw new RangeError('The loan has no instalment');
  return current;
}
