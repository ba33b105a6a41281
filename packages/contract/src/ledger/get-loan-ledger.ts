import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { id, idParams } from '../wire/id.ts';
import { loanStatus } from '../wire/loan-status.ts';
import { money } from '../wire/money.ts';

/**
 * Returns the statement of a loan: every entry in the ledger with its postings, and the balance of each account, up to
 * a day.
 */
export const getLoanLedger = defineEndpoint({
  name: 'getLoanLedger',
  method: 'GET',
  path: '/web/private/back-office/loan/{id}/ledger',
  access: 'staff',
  permission: 'loan.read',
  summary: 'Retrieve the ledger of a loan',
  params: idParams,
  /** Last business day of the entries; later ones are left out. Without it, none is left out. */
  query: lazy(() => z.object({ asOf: z.optional(plainDate()) })),
  reply: lazy(() =>
    z.object({
      loan: z.object({
        id: id(),
        hashedId: z.string(),
        status: loanStatus(),
        dueDate: plainDate(),
        principal: money(),
        total: money(),
      }),
      entries: z.array(
        z.object({
          id: id(),
          kind: z.string(),
          businessDate: plainDate(),
          postedAt: instant(),
          postings: z.array(z.object({ account: z.string(), amount: money() })),
        }),
      ),
      balances: z.array(z.object({ account: z.string(), amount: money() })),
    }),
  ),
  refusals: ['not_found'],
});
