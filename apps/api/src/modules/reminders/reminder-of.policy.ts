import { daysBetween, type PlainDate } from '@lender/calculator';
import { LOAN_STATUS, type LoanPosition, type LoanStatus } from '@lender/lending';
import type { LoanMessageFacts } from '../messages/index.ts';
import { REMINDER_STEPS, type ReminderStep } from '../messages/index.ts';

export interface Reminder {
  readonly step: ReminderStep;
  readonly facts: LoanMessageFacts['reminder'];
}

/** Whom the server reminds: not who is on hold, withdraws or paid, nor of a debt that was written off or sold. */
export const REMINDED_STATUS: LoanStatus = LOAN_STATUS.active;

/** What a borrower is reminded of today: always the newest step, so that one that was missed is never sent late. */
export function reminderOf(
  status: LoanStatus,
  { state, isOnHold, withdrawal, nextDue, date: today }: LoanPosition,
): Reminder | undefined {
  if (status !== REMINDED_STATUS || state !== 'open' || isOnHold || withdrawal || !nextDue) return undefined;
  const { date: dueDate, amountCentavos: owedCentavos } = nextDue;
  const step = stepOn(today, dueDate);
  return step && { step, facts: { daysLeft: daysBetween(today, dueDate), dueDate, owedCentavos } };
}

/** The step of a day; undefined while it is too early, and when it is too late. */
export function stepOn(today: PlainDate, dueDate: PlainDate): ReminderStep | undefined {
  const daysAfter = daysBetween(dueDate, today);
  return REMINDER_STEPS.find(({ firstDay, lastDay }) => firstDay <= daysAfter && daysAfter <= lastDay);
}
