import { daysBetween, type PlainDate } from '@lender/calculator';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';

/** The most days that a report looks back over. */
export const REPORT_DAYS = 400;

interface Period {
  readonly from?: PlainDate | undefined;
  readonly to?: PlainDate | undefined;
}

/** It ends after it begins, and not too long after. */
const isPeriod = ({ from, to }: Period): boolean =>
  from === undefined || to === undefined || (from <= to && daysBetween(from, to) < REPORT_DAYS);

/** For the query of a report: `z.object({ ...periodFields() }).check(wholePeriod())`. */
export const periodFields = () => ({ from: z.optional(plainDate()), to: z.optional(plainDate()) });
export const wholePeriod = () => z.refine<Period>(isPeriod, { error: 'not a period', path: ['from'] });

/**
 * The days of Mexico City that a report is about, both included: until the business day of now, and of ninety days,
 * unless told.
 */
export const reportPeriod = lazy(() => z.object(periodFields()).check(wholePeriod()));
