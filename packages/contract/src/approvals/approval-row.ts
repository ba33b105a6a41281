import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { approvalCommand } from './approval-command.ts';
import { dependence } from './dependence.ts';

/** Status: waiting, done, rejected, or overtaken by later events. */
export const APPROVAL_STATUSES = ['open', 'done', 'rejected', 'stale'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** Command that one member of staff asked for and another one decides. */
export const approvalRow = lazy(() =>
  z.object({
    id: id(),
    command: approvalCommand(),
    /** Name of the client whom it is about, where it is about one. */
    clientName: z.nullable(z.string()),
    reason: z.string(),
    askedByName: z.string(),
    /** True when the caller asked for it: members of staff cannot approve their own requests. */
    isOwn: z.boolean(),
    /**
     * Reason why the caller may not approve it although another member of staff asked; `null` where the two are
     * independent.
     */
    dependence: z.nullable(dependence()),
    askedAt: instant(),
    /** Number of full minutes of the business clock for which it waits, or waited. */
    waitingMinutes: z.int(),
    status: z.enum(APPROVAL_STATUSES),
    decidedByName: z.nullable(z.string()),
    decidedAt: z.nullable(instant()),
    note: z.nullable(z.string()),
  }),
);
