import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';

/** The most days that a report looks back over. */
export const REPORT_DAYS = 400;

/**
 * The days of Mexico City that a report is about, both included: until the business day of now, and of ninety days,
 * unless told. Days that are no period, or more than `REPORT_DAYS`, are refused.
 */
export const reportPeriod = lazy(() => z.object(periodFields()));

export const periodFields = () => ({ from: z.optional(plainDate()), to: z.optional(plainDate()) });
