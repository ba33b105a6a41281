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
    /** First name; absent until the details step is done. */
    firstName: z.nullable(z.string()),
    /** Address; absent while a client whom staff registered has not completed the account. */
    email: z.nullable(z.string()),
    /** Number of the client's status. */
    status: z.int(),
    /** True when staff opened the account, and the client has not accepted the terms and set a password yet. */
    mustCompleteAccount: z.optional(z.boolean()),
    availableLoanAmount: money(),
    hasActiveLoan: z.boolean(),
    hasActualApplication: z.boolean(),
    /**
     * Rejection of the latest application, while it still counts; `null` for a client who may borrow by what is known.
     */
    rejection: z.optional(
      z.nullable(
        z.object({
          reasons: z.array(z.string()),
          /** First day on which another application may get another answer; `null` where the policy names none. */
          applyAgainOn: z.nullable(plainDate()),
        }),
      ),
    ),
    hasActiveRefinancing: z.boolean(),
    hasUncancelledApplications: z.boolean(),
    /** Number of the client's loans that are over. */
    closedLoansCount: z.int(),
    salaryCycle: z.nullable(payCycle()),
    payDate: z.object({
      referenceDate: z.nullable(plainDate()),
      /** Days of the month of the known pay dates, 1 to 31; `null` unless the pay comes twice a month. */
      semiMonthlyPayDates: z.nullable(z.array(z.int())),
      /** Day of the month of the known pay date, 1 to 31; `null` unless the pay comes once a month. */
      dateOfMonth: z.nullable(z.int()),
    }),
    info: z.object({ mobilePhone: z.object({ number: z.string() }) }),
    alternatePhone: z.nullable(z.string()),
    fake: z.boolean(),
    /** Tells whether the client lets us measure how they fill in forms; `null` before they answered. */
    allowsTracking: z.nullable(z.boolean()),
  }),
);
