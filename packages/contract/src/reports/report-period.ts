import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';

/** Largest number of days in a report. */
export const REPORT_DAYS = 400;

/**
 * Days of Mexico City that a report covers, both included: ninety days until the current business day, unless stated.
 * Days that are no period, or more than `REPORT_DAYS`, are refused.
 */
export const reportPeriod = lazy(() => z.object(periodFields()));

export const periodFields = () => ({ from: z.optional(plainDate()), to: z.optional(plainDate()) });
