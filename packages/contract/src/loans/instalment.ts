import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { charge } from '../pricing/charge.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';

/** One repayment: its parts as agreed, the amount that it came to, and the part of that which is still open. */
export const instalment = lazy(() =>
  z.object({
    /** Number of the repayment, from 1. */
    number: z.int(),
    /** Last day on which it is in time, a working day; and the day up to which its interest is charged. */
    dueDate: plainDate(),
    interestUntil: plainDate(),
    principal: money(),
    interest: charge(),
    fees: charge(),
    total: money(),
    /** Charge for being late, which is not part of the agreed schedule. */
    lateCharge: charge(),
    /**
     * Amount that the repayment comes to by its due date: less than agreed where something was paid before, more where
     * it was extended.
     */
    charged: money(),
    outstanding: money(),
    status: z.enum(['paid', 'due', 'overdue', 'upcoming']),
  }),
);
