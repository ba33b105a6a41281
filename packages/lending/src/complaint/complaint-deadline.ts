import { addDays, type PlainDate } from '@lender/calculator';
import { mexicanCalendar, NEWEST_MEXICAN_CALENDAR } from '@lender/calculator/calendar';
import type { ComplaintKind } from './complaint.ts';
import { COMPLAINT_DEADLINES } from './complaint-deadlines.data.ts';

/**
 * Returns the last day on which a complaint may be answered. Working days are those on which banks work, by the newest
 * published calendar; the day of receipt does not count. Days on which only the lender closes do not extend it.
 *
 * @param calendar - calendar in force, by which the deadline may be earlier; the published one unless given
 *
 * @example
 * complaintDeadline('clarification', plainDate('2026-11-23')) // → '2027-01-07'
 */
export function complaintDeadline(
  kind: ComplaintKind,
  openedOn: PlainDate,
  calendar: string = NEWEST_MEXICAN_CALENDAR,
): PlainDate {
  const { days, counted } = COMPLAINT_DEADLINES[kind];
  if (counted === 'calendar') return addDays(openedOn, days);
  const by = (name: string) => mexicanCalendar(name).addWorkingDays(openedOn, days);
  const [own, published] = [by(calendar), by(NEWEST_MEXICAN_CALENDAR)];
  const isEarlier = own < published;
  return isEarlier ? own : published;
}

/**
 * Returns the last day after an extension; undefined where this kind allows none, or one was made before.
 *
 * @example
 * extendedDeadline({ kind: 'clarification', dueOn: plainDate('2027-01-07'), isExtended: false }) // → '2027-01-22'
 */
export function extendedDeadline({
  kind,
  dueOn,
  isExtended,
}: {
  readonly kind: ComplaintKind;
  readonly dueOn: PlainDate;
  readonly isExtended: boolean;
}): PlainDate | undefined {
  const { extensionDays } = COMPLAINT_DEADLINES[kind];
  return isExtended || extensionDays === 0 ? undefined : addDays(dueOn, extensionDays);
}
