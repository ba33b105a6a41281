import { daysBetween, type PlainDate } from '@lender/calculator';
import { REPORT_DAYS } from '@lender/contract';
import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';
import { readDay } from '../../vocabulary/read-day.ts';

/** Names of the reports, in the order of their tabs. */
export const REPORTS = ['funnel', 'rules', 'vintages', 'rolls', 'collection', 'cat', 'cash', 'productivity'] as const;
export type ReportName = (typeof REPORTS)[number];

/** Days late to choose from, for loans that age. */
export const LATE_DAYS = ['1', '7', '15', '30', '60', '90'] as const;

/** Days of a report; all of it is kept in the address. */
export interface ReportQuery {
  readonly from?: PlainDate;
  readonly to?: PlainDate;
  readonly daysLate?: number;
}

export const isReportName = (name: string | undefined): name is ReportName => REPORTS.some((one) => one === name);

const lateDays = z.catch(z.optional(z.enum(LATE_DAYS)), undefined);

/** Reads an address: what makes no sense in it is not asked for, and neither are days that are no period. */
export function parseReportQuery(search: URLSearchParams): ReportQuery {
  const [from, to] = [readDay(search.get('desde')), readDay(search.get('hasta'))];
  const isPeriod = !from || !to || (from <= to && daysBetween(from, to) < REPORT_DAYS);
  const late = lateDays.parse(search.get('atraso') ?? undefined);
  return {
    ...(isPeriod && from && { from }),
    ...(isPeriod && to && { to }),
    ...(late && { daysLate: Number(late) }),
  };
}

/** Tells whether the days in an address were ignored, since they form no period. */
export const isRefusedPeriod = (search: URLSearchParams): boolean => {
  const { from, to } = parseReportQuery(search);
  return (Boolean(search.get('desde')) && !from) || (Boolean(search.get('hasta')) && !to);
};

/** Returns the path of a report. */
export function reportPath(report: ReportName, { from, to, daysLate }: ReportQuery): string {
  const search = new URLSearchParams({
    ...(from && { desde: from }),
    ...(to && { hasta: to }),
    ...(report === 'vintages' && daysLate !== undefined && { atraso: String(daysLate) }),
  });
  const path = screenPath('reports', { report });
  return search.size > 0 ? `${path}?${search}` : path;
}
