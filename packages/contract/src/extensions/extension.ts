import { INVOICE_STATUSES, ROLLOVER_STATUSES, ROLLOVER_TYPES } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { charge } from '../pricing/charge.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';

/** One way to extend a loan: its cost, the new due date, and the status of its invoices. */
export const extension = lazy(() =>
  z.object({
    id: id(),
    type: z.enum(ROLLOVER_TYPES),
    status: z.enum(ROLLOVER_STATUSES),
    /** Number of days by which the due date moves. */
    days: z.int(),
    /**
     * Current cost; for an extension that was bought or chosen, the amount on its invoice. None of it lowers the
     * principal.
     */
    amount: money(),
    /** New last day on which a payment is in time, and the day up to which interest is charged. */
    newDueDate: plainDate(),
    interestUntil: plainDate(),
    invoices: z.array(
      z.object({
        id: id(),
        amount: money(),
        status: z.enum(INVOICE_STATUSES),
        /** Last day on which it may be paid. */
        payableUntil: plainDate(),
        interest: charge(),
        fees: charge(),
        lateCharge: charge(),
        commission: charge(),
      }),
    ),
  }),
);
