import { chargeEarned } from './charge.ts';
import { type InstalmentBook, type LoanBook, owedOf, principalOf, principalOut, standsStill } from './loan-book.ts';
import { addStretch } from './stretch.ts';

/**
 * Brings a loan forward to a day. Each instalment's principal earns ordinary interest up to its own due date and, where
 * the terms say so, moratory interest once its grace is over; so no day is charged for twice.
 */
export function accrueTo(book: LoanBook, day: number): void {
  if (day <= book.now) return;
  if (standsStill(book)) book.held += day - book.now;
  else if (isRunning(book)) {
    const until = day - book.held;
    let from = book.now - book.held;
    while (from < until) {
      const next = nextStop(book, from, until);
      book.now = next + book.held;
      accrueStretch(book, from, next);
      from = next;
    }
  }
  book.now = day;
}

const isRunning = (book: LoanBook): boolean =>
  book.start !== undefined && book.end === undefined && principalOut(book) > 0;

/** The next day on which the way of accruing changes, if one comes before `until`. */
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

/** Accrues over days between which nothing changes. */
function accrueStretch(book: LoanBook, from: number, to: number): void {
  const days = to - from;
  if (from < book.feeEndDay) book.feeDays += days;
  let principalCentavos = 0;
  for (const instalment of book.instalments) if (from < instalment.dueDay) principalCentavos += principalOf(instalment);
  book.ordinaryCentavoDays += principalCentavos * days;
  addStretch(book.ordinaryStretches, { fromDay: from + book.held, days, principalCentavos });
  for (const instalment of book.instalments) accrueLate(book, instalment, { from, days });
  chargeEarned(book, currentInstalment(book, to));
}

function accrueLate(book: LoanBook, instalment: InstalmentBook, { from, days }: { from: number; days: number }): void {
  const { late } = book.terms.policy;
  const { lateFrom, lateUntil } = lateDays(book, instalment);
  if (from < lateFrom || from >= lateUntil) return;
  if (late.kind === 'interest') {
    const principalCentavos = principalOf(instalment);
    instalment.lateCentavoDays += principalCentavos * days;
    addStretch(instalment.lateStretches, { fromDay: from + book.held, days, principalCentavos });
  }
  if (late.kind === 'fee' && !instalment.hadLateFee) {
    const overdue = owedOf(instalment);
    instalment.lateFeeCentavos += Math.min(late.feeCentavos, overdue);
    instalment.hadLateFee = overdue > 0;
  }
}

/** Between which days of the loan's clock an instalment costs more for being late. */
export function lateDays({ terms: { policy } }: LoanBook, { endDay }: InstalmentBook) {
  const { late } = policy;
  if (late.kind === 'none') return { lateFrom: Number.POSITIVE_INFINITY, lateUntil: Number.POSITIVE_INFINITY };
  const lateFrom = endDay + late.graceDays;
  return { lateFrom, lateUntil: late.kind === 'interest' ? lateFrom + late.maxDays : Number.POSITIVE_INFINITY };
}

/** The instalment whose time a day of the loan's clock belongs to: the first that is not due before it. */
export function currentInstalment({ instalments }: LoanBook, day: number): InstalmentBook {
  const current = instalments.find(({ dueDay }) => dueDay >= day) ?? instalments.at(-1);
  if (!current) throw new RangeError('A loan has an instalment');
  return current;
}
