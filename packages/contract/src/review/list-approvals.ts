import * as z from 'zod/mini';
import { APPROVAL_STATUSES, approvalRow } from '../approvals/approval-row.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';
import { countInQuery } from '../wire/number-in-text.ts';

/** Member of staff who asked for a command: the caller, or another one. */
const APPROVAL_ASKERS = ['me', 'others'] as const;

/** Loan that a waiting command is about, as it is today. */
const loanToday = () => ({
  id: id(),
  hashedId: z.string(),
  /** Amount owed today, and the days that it is late. */
  outstanding: money(),
  daysLate: z.int(),
});

/** Lists commands that wait for a second person, the oldest first; of decided ones, the newest first. */
export const listApprovals = defineEndpoint({
  name: 'listApprovals',
  method: 'GET',
  path: '/web/private/back-office/approval',
  access: 'staff',
  permission: 'approval.read',
  summary: 'List the requests for approval',
  query: lazy(() =>
    z.object({
      status: z.optional(z.enum(APPROVAL_STATUSES)),
      askedBy: z.optional(z.enum(APPROVAL_ASKERS)),
      page: z.optional(countInQuery(10_000)),
      perPage: z.optional(countInQuery(100)),
    }),
  ),
  reply: lazy(() =>
    z.array(
      z.extend(approvalRow(), {
        /** Null for a decided request, for one about no paid out loan, and for a caller who may not read loans. */
        loan: z.nullable(z.object(loanToday())),
      }),
    ),
  ),
  refusals: [],
  paginated: true,
});
