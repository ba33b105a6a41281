import { LOAN_EVENT_KINDS } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';

/** One event in the life of a loan. */
export const loanEvent = lazy(() =>
  z.object({
    id: z.string(),
    kind: z.enum(LOAN_EVENT_KINDS),
    /** Day from which it counts, and moment at which it happened. */
    valueDate: plainDate(),
    at: instant(),
    amount: z.nullable(money()),
    /** Event, component, reason, buyer or kind of extension that it is about. */
    about: z.nullable(z.string()),
  }),
);
