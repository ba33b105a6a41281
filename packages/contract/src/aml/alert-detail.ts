import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';
import { paymentMethod } from '../wire/payment-method.ts';
import { alertRow } from './alert-row.ts';

/** An alert with the payments that raised it. */
export const alertDetail = lazy(() =>
  z.extend(alertRow(), {
    /** Payments that raised it, by the day on which they were paid. */
    paymentRows: z.array(
      z.object({
        id: id(),
        clientId: id(),
        loanId: id(),
        /** Number by which people name the loan. */
        loanNumber: z.string(),
        amount: money(),
        method: paymentMethod(),
        paidOn: plainDate(),
        /** Day on which it was taken off the books again; null for a payment that counts. */
        reversedOn: z.nullable(plainDate()),
      }),
    ),
  }),
);
