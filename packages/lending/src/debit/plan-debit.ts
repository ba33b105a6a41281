import { addDays, daysBetween, mexicoDate, type PlainDate } from '@lender/calculator';
import { type Centavos, centavos } from '@lender/money';
import type { LoanPosition } from '../loan/position.ts';
import { ANNOUNCED_DAYS_BEFORE, DAYS_BETWEEN_DEBITS, MOST_DEBITS, NOTICE_MS } from './debit-rules.data.ts';
import { isDebitable } from './is-debitable.ts';
import type { AnnouncedDebit, DebitMandate, EarlierDebit } from './mandate.ts';

/** Facts that decide whether a debit may be announced. */
export interface DebitQuestion {
  readonly mandate: DebitMandate;
  /** Position of the loan today. */
  readonly position: LoanPosition;
  /** Every debit of the loan, also of earlier mandates. */
  readonly debits: readonly EarlierDebit[];
  /** Moment at which the borrower would be notified of it, in milliseconds since 1970. */
  readonly toldAtMs: number;
}

/**
 * Returns the debit to announce now: for the next due date, once its eve has come, and a whole day after the borrower
 * is notified at the earliest. Undefined while there is none: the mandate does not cover it, the bank was asked twice,
 * or another debit is open.
 *
 * @example
 * const loan = signedLoan(); // due on 2026-12-23
 * const mandate = { status: 'active', maximumCentavos: centavos(100000), endsOn: addDays(loan.payoutDate, 365) };
 * const position = positionOn(loan, [arrival(loan)], addDays(loan.payoutDate, 29));
 * const planned = planDebit({ mandate, position, debits: [], toldAtMs: Date.parse('2026-12-22T15:00:00Z') });
 * [planned.dueOn, planned.number, planned.amountCentavos, planned.chargeOn] // → ['2026-12-23', 1, 100000, '2026-12-23']
 */
export function planDebit({ mandate, position, debits, toldAtMs }: DebitQuestion): AnnouncedDebit | undefined {
  const { nextDue, date: today } = position;
  if (mandate.status !== 'active' || !isDebitable(position) || !nextDue) return undefined;
  if (daysBetween(today, nextDue.date) > ANNOUNCED_DAYS_BEFORE) return undefined;
  const number = nextNumber(debits, nextDue.date);
  if (number === undefined) return undefined;
  const chargeOn = latest([nextDue.date, mexicoDate(toldAtMs + NOTICE_MS), ...restOf(debits, nextDue.date)]);
  const amountCentavos = smaller(nextDue.amountCentavos, mandate.maximumCentavos);
  if (chargeOn > mandate.endsOn || amountCentavos === 0) return undefined;
  return { dueOn: nextDue.date, number, amountCentavos, chargeOn, toldAtMs };
}

/** Returns the number of the next try for a due date; undefined while one is open, and where no other may follow. */
function nextNumber(debits: readonly EarlierDebit[], dueOn: PlainDate): number | undefined {
  if (debits.some(({ outcome }) => outcome === 'open')) return undefined;
  const tried = debits.filter((debit) => debit.dueOn === dueOn);
  if (tried.some(({ outcome }) => outcome === 'debited' || outcome === 'refused')) return undefined;
  const number = Math.max(0, ...tried.map((debit) => debit.number)) + 1;
  return number <= MOST_DEBITS ? number : undefined;
}

/** Returns the days until which the account is not debited again after a debit without funds. */
const restOf = (debits: readonly EarlierDebit[], dueOn: PlainDate): PlainDate[] =>
  debits
    .filter((debit) => debit.dueOn === dueOn && debit.outcome === 'no_funds')
    .map(({ on }) => addDays(on, DAYS_BETWEEN_DEBITS));

const latest = (dates: readonly [PlainDate, ...PlainDate[]]): PlainDate => dates.toSorted().at(-1) ?? dates[0];

const smaller = (one: Centavos, other: Centavos): Centavos => centavos(Math.min(one, other));
