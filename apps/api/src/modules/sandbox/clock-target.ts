import { daysBetween, type PlainDate } from '@lender/calculator';
import type { advanceSandboxClock, Send } from '@lender/contract';
import { ok, type Result } from '@lender/result';
import type { Db } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { findLoan } from '../loans/index.ts';

const DAY_MS = 86_400_000;
const UNIT_MS: Readonly<Record<string, number>> = { D: DAY_MS, H: 3_600_000, M: 60_000 };
/** A clock moved too far by mistake cannot be moved back. */
const LONGEST_MS = 400 * DAY_MS;

type Way = Send<typeof advanceSandboxClock>['body'];
type Refused = Refusal<'clock_backwards' | 'invalid_input' | 'not_found'>;

/** Returns the time that a request lets pass, from today on. */
export async function timeToPass(db: Db, way: Way, today: PlainDate): Promise<Result<number, Refused>> {
  const { businessDate, days, span, dueDateOf } = way;
  if (businessDate !== undefined) return untilDay({ day: businessDate, today, field: 'businessDate' });
  if (days !== undefined) return within(days * DAY_MS, 'days');
  if (span !== undefined) return within(msOf(span), 'span');
  if (dueDateOf === undefined) return refuse('invalid_input');
  const loan = await findLoan(db, dueDateOf);
  if (!loan.ok) return loan;
  const due = loan.value.positionOn(today).nextDue?.date;
  // A loan of which nothing is owed has no due date in the future.
  return untilDay({ day: due ?? loan.value.record.due_date ?? today, today, field: 'dueDateOf' });
}

interface Day {
  readonly day: PlainDate;
  readonly today: PlainDate;
  readonly field: string;
}

function untilDay({ day, today, field }: Day): Result<number, Refused> {
  if (day < today) return refuse('clock_backwards', { field: [field], facts: { businessDate: today } });
  return within(daysBetween(today, day) * DAY_MS, field);
}

const within = (ms: number, field: string): Result<number, Refused> =>
  ms > LONGEST_MS ? refuse('invalid_input', { field: [field] }) : ok(ms);

/** Returns the length of a span that the contract accepted, in milliseconds: `P1DT2H`. */
const msOf = (span: string): number =>
  [...span.matchAll(/(\d+)([DHM])/g)].reduce(
    (sum, [, count, unit = '']) => sum + Number(count) * (UNIT_MS[unit] ?? 0),
    0,
  );
