import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';

/** An unmatched payment in a list. Of the account that sent it the row has the bank and the last digits. */
export const receiptRow = lazy(() =>
  z.object({
    id: id(),
    method: z.string(),
    amount: money(),
    receivedOn: plainDate(),
    knownAt: instant(),
    /** SPEI's clave de rastreo, for a transfer. */
    trackingKey: z.nullable(z.string()),
    /** Bank of the sender; null where the provider did not report the account. */
    bank: z.nullable(z.string()),
    lastFour: z.nullable(z.string()),
  }),
);
