/** Reminder of a due date, and the days on which it may be sent: days after the due date, below zero before it. */
export interface ReminderStep {
  readonly name: string;
  readonly firstDay: number;
  /** After this day the next step follows; a missed day is not made up for. */
  readonly lastDay: number;
}

/** Days on which a borrower is reminded. After the last day members of staff write, not the server. */
export const REMINDER_STEPS: readonly ReminderStep[] = [
  { name: 'three_days_before', firstDay: -3, lastDay: -2 },
  { name: 'day_before', firstDay: -1, lastDay: -1 },
  { name: 'due_day', firstDay: 0, lastDay: 0 },
  { name: 'one_day_late', firstDay: 1, lastDay: 2 },
  { name: 'three_days_late', firstDay: 3, lastDay: 6 },
  { name: 'seven_days_late', firstDay: 7, lastDay: 14 },
  { name: 'fifteen_days_late', firstDay: 15, lastDay: 29 },
];
