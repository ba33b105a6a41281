import { COMPLAINT_CHANNELS, COMPLAINT_KINDS, COMPLAINT_OUTCOMES } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';

/** A complaint, its deadline and its answer. */
export const complaintRow = lazy(() =>
  z.object({
    id: id(),
    /** Folio by which the sender refers to the complaint. */
    folio: z.string(),
    kind: z.enum(COMPLAINT_KINDS),
    channel: z.enum(COMPLAINT_CHANNELS),
    personName: z.string(),
    clientId: z.nullable(id()),
    applicationId: z.nullable(id()),
    loanId: z.nullable(id()),
    /** Text of the complaint. */
    text: z.string(),
    openedAt: instant(),
    openedByName: z.nullable(z.string()),
    dueOn: plainDate(),
    /** Days until the deadline; below zero where it is over. For an answered complaint, the days that were left. */
    daysLeft: z.int(),
    /** Deadline after an extension; null where none is allowed. */
    extendableTo: z.nullable(plainDate()),
    extensionReason: z.nullable(z.string()),
    answer: z.nullable(
      z.object({
        outcome: z.enum(COMPLAINT_OUTCOMES),
        text: z.string(),
        answeredAt: instant(),
        byName: z.nullable(z.string()),
      }),
    ),
    /** Corrections of the answer, the latest last. The last one counts. */
    corrections: z.array(
      z.object({
        outcome: z.enum(COMPLAINT_OUTCOMES),
        text: z.string(),
        correctedAt: instant(),
        byName: z.nullable(z.string()),
      }),
    ),
  }),
);
