import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';

/**
 * Returns the balance of every account of the ledger at the end of a day, by everything that is known of that day by
 * now. Debits equal credits.
 */
export const getTrialBalance = defineEndpoint({
  name: 'getTrialBalance',
  method: 'GET',
  path: '/web/private/back-office/ledger/trial-balance',
  access: 'staff',
  permission: 'ledger.read',
  summary: 'Retrieve the trial balance of a day',
  /** Business day of the balances; the current one when left out. */
  query: lazy(() => z.object({ date: z.optional(plainDate()) })),
  reply: lazy(() =>
    z.object({
      date: plainDate(),
      /** Balances: debits above zero, credits below; accounts with a balance of zero are included. */
      balances: z.array(z.object({ account: z.string(), amount: money() })),
      debits: money(),
      credits: money(),
    }),
  ),
  refusals: [],
});
