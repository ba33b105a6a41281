import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { countInQuery } from '../wire/number-in-text.ts';
import { APPROVAL_STATUSES, approvalRow } from './approval-row.ts';

/** Member of staff who asked for a command: the caller, or another one. */
const APPROVAL_ASKERS = ['me', 'others'] as const;

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
  reply: lazy(() => z.array(approvalRow())),
  refusals: [],
  paginated: true,
});
