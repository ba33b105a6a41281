import * as z from 'zod/mini';
import { charge } from '../calculator/offer.ts';
import { lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';

/** One repayment: its parts as it asks for them on its day, and what is still open. */
export const instalment = lazy(() =>
  z.object({
    number: z.int(),
    /** The last day on which it is in time, a working day, and the day up to which its interest runs. */
    dueDate: plainDate(),
    interestUntil: plainDate(),
    principal: money(),
    interest: charge(),
    fees: charge(),
    lateCharge: charge(),
    total: money(),
    outstanding: money(),
    status: z.enum(['paid', 'due', 'overdue', 'upcoming']),
  }),
);
