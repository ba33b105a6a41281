import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { pesos } from '../wire/money.ts';
import { payCycle } from '../wire/pay-cycle.ts';

/** Limits and first values of the calculator. All amounts are bare pesos on the wire. */
export const getCalculatorConfig = defineEndpoint({
  name: 'getCalculatorConfig',
  method: 'GET',
  path: '/web/public/config/calculator',
  access: 'public',
  summary: 'Retrieve the limits and defaults of the calculator',
  reply: lazy(() =>
    z.object({
      amountLimits: z.object({
        minMainLoan: pesos(),
        /** Largest amount that any borrower may have. */
        amountTo: pesos(),
        minAdditionLoan: pesos(),
        interval: pesos(),
        new: z.object({ minAmount: pesos(), maxAmount: pesos() }),
        repeated: z.object({ minAmount: pesos(), maxAmount: pesos() }),
      }),
      initialStates: z.object({ amount: pesos(), payCycle: payCycle(), tab: z.literal([0, 1]) }),
      /** Today in Mexico City by the business clock, from which pay dates count. */
      today: plainDate(),
      /** Working days in force, for `mexicanCalendar` of `@lender/calculator/calendar`: due dates move to them. */
      calendar: z.string(),
      /** First-loan discount, whole percent; 0 when there is none. */
      firstLoanDiscountPercent: z.int(),
    }),
  ),
  refusals: [],
});
