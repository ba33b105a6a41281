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
  /** How many days it has where it is told no first one. @default 90 */
  readonly days?: number;
}

/** The days of a report, both included: until now where it is not told, and never more than a report has. */
export function reportPeriodOf({ from, to }: AskedPeriod, { today, days = 90 }: Unasked): ReportPeriod {
  const last = to ?? (from === undefined ? today : lastOf(from, today));
  return { from: from ?? addDays(last, 1 - days), to: last };
}

function lastOf(from: PlainDate, today: PlainDate): PlainDate {
  if (from >= today) return from;
  return daysBetween(from, today) < REPORT_DAYS ? today : addDays(from, REPORT_DAYS - 1);
}

/** It ends after it begins, and not too long after. */
export const isReportPeriod = ({ from, to }: ReportPeriod): boolean =>
  from <= to && daysBetween(from, to) < REPORT_DAYS;
