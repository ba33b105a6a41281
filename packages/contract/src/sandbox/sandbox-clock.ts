import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/calendar.ts';

/** The business clock: its day, its moment, and how far ahead of the wall it runs. */
export const sandboxClock = lazy(() => z.object({ businessDate: plainDate(), now: instant(), offsetDays: z.int() }));
