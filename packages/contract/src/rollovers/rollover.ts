import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';

/** One way to extend a loan: what it costs, which day becomes the due date, and how its invoice stands. */
export const rollover = lazy(() =>
  z.object({
    id: id(),
    kind: z.enum(['cheap', 'expensive']),
    status: z.enum(['inactive', 'active', 'finished', 'cancelled']),
    days: z.int(),
    amount: money(),
    newDueDate: plainDate(),
    invoices: z.array(
      z.object({
        id: id(),
        amount: money(),
        status: z.enum(['draft', 'unpaid', 'paid', 'expired', 'cancelled', 'reversed']),
      }),
    ),
  }),
);
