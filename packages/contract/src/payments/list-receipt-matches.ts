import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';

/** Lists the matches of payments to loans that can still be undone, the newest first; 100 at most. */
export const listReceiptMatches = defineEndpoint({
  name: 'listReceiptMatches',
  method: 'GET',
  path: '/web/private/back-office/receipt-match',
  access: 'staff',
  permission: 'payout.read',
  summary: 'List the matches that can be undone',
  reply: lazy(() =>
    z.array(
      z.object({
        /** Id of the unmatched payment. */
        id: id(),
        amount: money(),
        receivedOn: plainDate(),
        loanId: id(),
        number: z.string(),
        matchedAt: instant(),
        byName: z.string(),
        /** Moment until which it can be undone. */
        until: instant(),
      }),
    ),
  ),
  refusals: [],
});
