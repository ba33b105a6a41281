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
    /** Since when it stands in its status, and for how many full minutes of the business clock. */
    waitingSince: instant(),
    waitingMinutes: z.int(),
  }),
);
