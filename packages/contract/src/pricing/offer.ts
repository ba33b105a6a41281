import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { money, pesos } from '../wire/money.ts';
import { charge } from './charge.ts';
import { discount } from './discount.ts';

/** Price of a loan, with every figure. `total` is the exact sum of its parts. */
export const offer = lazy(() =>
  z.object({
    principal: money(),
    interest: charge(),
    serviceFee: charge(),
    processingFee: charge(),
    withdrawalFee: charge(),
    invoicingFee: charge(),
    total: money(),
    /** CAT without IVA, percent, one decimal. */
    apr: z.number(),
    /** Nominal annual rate, percent. */
    annualRate: z.number(),
    term: z.object({
      /** Days. */
      value: z.int(),
      unit: z.literal('day'),
    }),
    startDate: plainDate(),
    endDate: plainDate(),
    agreementTermEndDate: plainDate(),
    /** Fractions of interest and of service fee that the discount takes off; 0 when none. */
    discount: discount(),
    interest_without_discount: charge(),
    serviceFee_without_discount: charge(),
    processing_fee_without_discount: charge(),
    total_without_discount: money(),
    /** CAT without IVA and without the discount, percent, one decimal. */
    apr_without_discount: z.number(),
    /** Extensions that may be bought on each due date, if everything was paid as agreed until then. */
    extensions: z.array(
      z.object({
        /** Due date of the schedule that has this price. */
        dueDate: plainDate(),
        /** Number of days by which the due date moves. */
        days: z.int(),
        kind: z.enum(['cheap', 'expensive']),
        amount: pesos(),
        amount_without_vat: pesos(),
        newEndDate: plainDate(),
      }),
    ),
    /** Amount owed beyond the total when it is paid that many days late, IVA included. Not in offers of a case. */
    late: z.optional(
      z.array(
        z.object({
          /** Days after the due date. */
          days: z.int(),
          amount: pesos(),
        }),
      ),
    ),
    schedule: z.array(
      z.object({
        dueDate: plainDate(),
        principal: money(),
        interest: charge(),
        fees: charge(),
        total: money(),
      }),
    ),
  }),
);
