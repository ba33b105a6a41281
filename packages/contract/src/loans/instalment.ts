import * as z from 'zod/mini';
import { charge } from '../calculator/charge.ts';
import { lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';

/** One repayment: its parts as they were agreed on, what it comes to as things went, and what of that is still open. */
export const instalment = lazy(() =>
  z.object({
    /** Which repayment, from 1. */
    number: z.int(),
    /** The last day on which it is in time, a working day, and the day up to which its interest runs. */
    dueDate: plainDate(),
    interestUntil: plainDate(),
    principal: money(),
    interest: charge(),
    fees: charge(),
    total: money(),
    /** For being late, which nobody agreed on a day for. */
    lateCharge: charge(),
    /** What it comes to by its day: less than agreed on where something was paid before, more where it was extended. */
    charged: money(),
    outstanding: money(),
    status: z.enum(['paid', 'due', 'overdue', 'upcoming']),
  }),
);
