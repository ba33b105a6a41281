import { dateOf } from './days.ts';
import {
  add,
  CHARGES,
  type InstalmentState,
  type LoanState,
  noParts,
  owed,
  owedOf,
  type Parts,
  principalOf,
  standsStill,
  sumOf,
} from './loan-state.ts';
import { daysLate } from './night.ts';
import type { Happening, Paper } from './paper.ts';
import { liveUntil, replay } from './replay.ts';

/** Every figure of a loan on a day; `undefined` where it has none. */
export type Figures = Readonly<Record<string, number | string | undefined>>;

/** Returns every figure of a loan at the end of a day, each by its name. */
export function figuresOn(paper: Paper, all: readonly Happening[], date: string): Figures {
  const loan = replay(paper, all, date);
  const { instalments, credit, end } = loan;
  const kept = end !== undefined && credit <= paper.policy.toleranceCentavos ? Math.max(0, credit) : 0;
  const of = (find: (one: InstalmentState) => Parts, among = instalments) => {
    const sum = noParts();
    for (const one of among) add(sum, find(one));
    return sum;
  };
  const due = instalments.filter(({ dueOn }) => dueOn <= loan.today);
  const overdue = instalments.filter(({ nightsPast }) => nightsPast > 0);
  return {
    state: stateOf(loan),
    ...named(
      'charged',
      of(({ charged }) => charged),
    ),
    ...named(
      'paid',
      of(({ paid }) => paid),
    ),
    ...named(
      'waived',
      of(({ waived }) => waived),
    ),
    ...named(
      'tolerated',
      of(({ tolerated }) => tolerated),
    ),
    ...named('outstanding', of(owed)),
    ...named('due', of(owed, due)),
    ...named('overdue', of(owed, overdue)),
    ...Object.assign({}, ...instalments.map((one, index) => figuresOf(one, `instalment ${index + 1}`))),
    ...{ daysLate: daysLate(loan), worstDaysLate: loan.worstDaysLate },
    ...{ credit: credit - kept, kept, refunded: loan.refunded },
    settledOn: loan.endedOn === undefined ? undefined : dateOf(loan.endedOn),
    ...nextDue(paper, loan),
  };
}

function stateOf({ end, isSold, isWrittenOff, start }: LoanState): string {
  if (end) return end;
  if (isSold) return 'sold';
  if (isWrittenOff) return 'written_off';
  return start === undefined ? 'pending' : 'open';
}

const figuresOf = (one: InstalmentState, name: string): Figures => ({
  [`${name} due`]: dateOf(one.dueOn),
  [`${name} last day`]: dateOf(one.lastDay),
  ...named(`${name} charged`, one.charged),
  ...named(`${name} paid`, one.paid),
  ...named(`${name} outstanding`, owed(one)),
});

/** Names every part. */
const named = (name: string, parts: Parts): Figures =>
  Object.fromEntries([
    ...CHARGES.flatMap((charge) => [
      [`${name} ${charge}`, parts[charge].net],
      [`${name} IVA of ${charge}`, parts[charge].iva],
    ]),
    [`${name} principal`, parts.principal],
  ]);

/** Returns what is asked for next: what is due, or what will be due at the next due date if nothing else happens. */
function nextDue(paper: Paper, loan: LoanState): Figures {
  const isAsked = loan.start !== undefined && loan.end === undefined && !loan.isSold && !loan.isWrittenOff;
  const index = loan.instalments.findIndex((one) => owedOf(one) > 0 || principalOf(one) > 0);
  const next = loan.instalments[index];
  if (!isAsked || !next) return { nextDueOn: undefined, nextDueAmount: undefined };
  const ahead = structuredClone(loan);
  if (!standsStill(loan)) liveUntil(paper, ahead, Math.max(next.dueOn, loan.today));
  const asked = ahead.instalments.filter(({ dueOn }) => dueOn <= Math.max(next.dueOn, loan.today));
  return {
    nextDueOn: dateOf(next.lastDay),
    nextDueAmount: asked.reduce((sum, one) => sum + sumOf(owed(one)), 0),
  };
}
