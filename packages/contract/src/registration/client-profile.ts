import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';
import { payCycle } from '../wire/pay-cycle.ts';

/** The signed-in client, as the borrower site needs it. */
export const clientProfile = lazy(() =>
  z.object({
    id: id(),
    uuid: id(),
    hashedUserId: z.string(),
    /** Absent until the details step is done. */
    firstName: z.nullable(z.string()),
    /** Absent while a client whom staff registered has not completed the account. */
    email: z.nullable(z.string()),
    status: z.int(),
    availableLoanAmount: money(),
    hasActiveLoan: z.boolean(),
    hasActualApplication: z.boolean(),
    hasActiveRefinancing: z.boolean(),
    hasUncancelledApplications: z.boolean(),
    closedLoansCount: z.int(),
    salaryCycle: z.nullable(payCycle()),
    payDate: z.object({
      referenceDate: z.nullable(plainDate()),
      semiMonthlyPayDates: z.nullable(z.array(z.int())),
      dateOfMonth: z.nullable(z.int()),
    }),
    info: z.object({ mobilePhone: z.object({ number: z.string() }) }),
    alternatePhone: z.nullable(z.string()),
    fake: z.boolean(),
  }),
);
