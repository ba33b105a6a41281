import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { loanStatus } from '../wire/loan-status.ts';
import { money } from '../wire/money.ts';

/** Lists every loan that was paid out to the client: those that are owed first, by their due date, then the newest. */
export const listOwnLoans = defineEndpoint({
  name: 'listOwnLoans',
  method: 'GET',
  path: '/web/private/client/loan',
  access: 'client',
  summary: "List the client's loans",
  reply: lazy(() =>
    z.array(
      z.object({
        id: id(),
        hashedId: z.string(),
        status: loanStatus(),
        principal: money(),
        startDate: plainDate(),
        dueDate: plainDate(),
        outstanding: money(),
        /** Current owner of the debt, where it was sold; this owner is to be paid. */
        creditor: z.nullable(z.string()),
      }),
    ),
  ),
  refusals: [],
});
