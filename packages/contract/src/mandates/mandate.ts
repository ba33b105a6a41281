import { MANDATE_STATUSES } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';

/** Mandate by which a borrower allows debits from their account, with its current state. */
export const mandate = lazy(() =>
  z.object({
    id: id(),
    status: z.enum(MANDATE_STATUSES),
    bank: z.string(),
    lastFour: z.string(),
    /** Largest amount of one debit. */
    maximum: money(),
    /** Last day on which anything may be debited. */
    endsOn: plainDate(),
    /** Text that the borrower agreed to, word for word. */
    text: z.string(),
  }),
);
