import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { charge } from '../pricing/charge.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';

/** One part of a debt: `charged` is always `paid + waived + tolerated + outstanding`. */
const component = <Amount extends z.ZodMiniType>(amount: Amount) =>
  z.object({
    charged: amount,
    paid: amount,
    waived: amount,
    /** Remainder so small that it is not asked for. */
    tolerated: amount,
    outstanding: amount,
    /** Part of the outstanding amount that may be asked for by now. */
    due: amount,
    /** Part of the due amount that is late. */
    overdue: amount,
  });

/** Position of a loan on a day, part by part, each charge with its IVA. */
export const loanPosition = lazy(() =>
  z.object({
    date: plainDate(),
    /** Amount that settles the loan on that day. */
    outstanding: money(),
    due: money(),
    overdue: money(),
    principal: component(money()),
    interest: component(charge()),
    fees: component(charge()),
    lateCharge: component(charge()),
    /** Whole days since the due date that was missed; 0 in time. */
    daysLate: z.int(),
    /** Next instalment and the amount due on its day; null when none is left. */
    nextDue: z.nullable(z.object({ date: plainDate(), amount: money() })),
    /** Amount that was paid beyond the debt and has not been returned. */
    credit: money(),
  }),
);
