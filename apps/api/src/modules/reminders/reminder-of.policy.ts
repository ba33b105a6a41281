import { daysBetween, type PlainDate } from '@lender/calculator';
import { LOAN_STATUS, type LoanPosition, type LoanStatus } from '@lender/lending';
import type { LoanMessageFacts } from '../messages/index.ts';
import { REMINDER_STEPS, type ReminderStep } from '../messages/index.ts';

export interface Reminder {
  readonly step: ReminderStep;
  readonly facts: LoanMessageFacts['reminder'];
}

/**
 * Status in which a loan gets reminders: none for a loan on hold, withdrawn or paid, nor for a debt that was written
 * off or sold.
 */
export const REMINDED_STATUS: LoanStatus = LOAN_STATUS.active;

/** Returns today's reminder for a borrower: always the newest step, so that a missed one is never sent late. */
export function reminderOf(
  status: LoanStatus,
  { state, isOnHold, withdrawal, nextDue, date: today }: LoanPosition,
): Reminder | undefined {
  if (status !== REMINDED_STATUS || state !== 'open' || isOnHold || withdrawal || !nextDue) return undefined;
  const { date: dueDate, amountCentavos: owedCentavos } = nextDue;
  const step = stepOn(today, dueDate);
  return step && { step, facts: { daysLeft: daysBetween(today, dueDate), dueDate, owedCentavos } };
}

/** Returns the step of a day; undefined when it is too early or too late. */
export function stepOn(today: PlainDate, dueDate: PlainDate): ReminderStep | undefined {
  const daysAfter = daysBetween(dueDate, today);
  return REMINDER_STEPS.find(({ firstDay, lastDay }) => firstDay <= daysAfter && daysAfter <= lastDay);
}
