import { addDays, daysBetween, type PlainDate } from '@lender/calculator';
import { REPORT_DAYS } from '@lender/contract';

export interface AskedPeriod {
  readonly from?: PlainDate | undefined;
  readonly to?: PlainDate | undefined;
}

export interface ReportPeriod {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

interface Unasked {
  readonly today: PlainDate;
  /** Number of days in the period when no first day is given. @default 90 */
  readonly days?: number;
}

/**
 * Returns the days of a report, both included: until today when no end is given, and never more than a report may have.
 */
export function reportPeriodOf({ from, to }: AskedPeriod, { today, days = 90 }: Unasked): ReportPeriod {
  const last = to ?? (from === undefined ? today : lastOf(from, today));
  return { from: from ?? addDays(last, 1 - days), to: last };
}

function lastOf(from: PlainDate, today: PlainDate): PlainDate {
  if (from >= today) return from;
  return daysBetween(from, today) < REPORT_DAYS ? today : addDays(from, REPORT_DAYS - 1);
}

/** Tells whether it ends after it begins, and not too long after. */
export const isReportPeriod = ({ from, to }: ReportPeriod): boolean =>
  from <= to && daysBetween(from, to) < REPORT_DAYS;
