import { grossFrom, netWithin } from './earned.ts';
import { type InstalmentBook, type LoanBook, owedOf, principalOf } from './loan-book.ts';
import { addStretch } from './stretch.ts';

/** Days of the loan's clock between which nothing changes. */
interface Days {
  readonly from: number;
  readonly days: number;
}

/** Counts what is earned on some days. */
export function earn(book: LoanBook, { from, days }: Days): void {
  if (from < book.feeEndDay) book.feeDays += days;
  book.ordinaryCentavoDays += runningPrincipal(book, from) * days;
  if (book.terms.policy.late.kind !== 'interest') return;
  for (const instalment of book.instalments)
    if (isLateOn(book, instalment, from)) instalment.lateCentavoDays += principalOf(instalment) * days;
}

/** The principal that earns ordinary interest on a day. */
export function runningPrincipal({ instalments }: LoanBook, from: number): number {
  let principal = 0;
  for (const instalment of instalments) if (from < instalment.dueDay) principal += principalOf(instalment);
  return principal;
}

/** Charges the late fee, or begins to count the days. */
export function beginLateness(book: LoanBook, { from, days }: Days): void {
  const { late } = book.terms.policy;
  for (const instalment of book.instalments.filter((one) => isLateOn(book, one, from))) {
    const stretch = { fromDay: from + book.held, days, principalCentavos: principalOf(instalment) };
    if (late.kind === 'interest') addStretch(instalment.lateStretches, stretch);
    if (late.kind !== 'fee' || instalment.hadLateFee) continue;
    const overdue = owedOf(instalment);
    instalment.lateFeeCentavos += Math.min(late.feeCentavos, lateFeeWithin(book, instalment, overdue));
    instalment.hadLateFee = overdue > 0;
  }
}

/** Returns the largest late fee without IVA that, with its IVA, adds at most so much to earlier ones. */
const lateFeeWithin = (
  { terms }: LoanBook,
  { lateFeeCentavos: before }: InstalmentBook,
  mostCentavos: number,
): number => netWithin(terms, grossFrom(terms, before) + mostCentavos) - before;

function isLateOn(book: LoanBook, instalment: InstalmentBook, day: number): boolean {
  const { lateFrom, lateUntil } = lateDays(book, instalment);
  return day >= lateFrom && day < lateUntil;
}

/** Returns the days of the loan's clock between which an instalment costs more for being late. */
export function lateDays({ terms: { policy } }: LoanBook, { endDay }: InstalmentBook) {
  const { late } = policy;
  if (late.kind === 'none') return { lateFrom: Number.POSITIVE_INFINITY, lateUntil: Number.POSITIVE_INFINITY };
  const lateFrom = endDay + late.graceDays;
  return { lateFrom, lateUntil: late.kind === 'interest' ? lateFrom + late.maxDays : Number.POSITIVE_INFINITY };
}
