import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/calendar.ts';

/** Business clock: its day, its moment, and the days by which it is ahead of wall time. */
export const sandboxClock = lazy(() => z.object({ businessDate: plainDate(), now: instant(), offsetDays: z.int() }));
