import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { applicationStatus } from '../wire/application-status.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';

/** One row of a queue. Names are shown, identifiers are masked. */
export const caseRow = lazy(() =>
  z.object({
    id: id(),
    hashedId: z.string(),
    clientName: z.string(),
    phoneLastFour: z.string(),
    status: applicationStatus(),
    desiredLoanAmount: money(),
    reasons: z.array(z.string()),
    createdAt: instant(),
    /** Moment since which it has been in its status, and the number of full minutes of the business clock. */
    waitingSince: instant(),
    waitingMinutes: z.int(),
    /** Moment by which it should have been decided; `null` while it does not wait for staff. */
    dueAt: z.nullable(instant()),
    isOverdue: z.boolean(),
    /** Member of staff who has taken it. */
    assignee: z.nullable(z.object({ id: id(), name: z.string() })),
    /** Name of the account's bank, once one is known. */
    bank: z.nullable(z.string()),
    /** True when the client had a loan before. */
    isRepeat: z.boolean(),
  }),
);
