import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { approvalCommand } from './approval-command.ts';
import { dependence } from './dependence.ts';

/** Waiting, done, said no to, or overtaken by what happened meanwhile. */
export const APPROVAL_STATUSES = ['open', 'done', 'rejected', 'stale'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** One command that somebody asked for and somebody else decides. */
export const approvalRow = lazy(() =>
  z.object({
    id: id(),
    command: approvalCommand(),
    /** Of the client whom it is about, where it is about one. */
    clientName: z.nullable(z.string()),
    reason: z.string(),
    askedByName: z.string(),
    /** Whether it was the caller who asked: nobody approves their own. */
    isOwn: z.boolean(),
    /** Why the caller may not approve it although somebody else asked; `null` where the two are independent. */
    dependence: z.nullable(dependence()),
    askedAt: instant(),
    /** For how many full minutes of the business clock it waits, or waited. */
    waitingMinutes: z.int(),
    status: z.enum(APPROVAL_STATUSES),
    decidedByName: z.nullable(z.string()),
    decidedAt: z.nullable(instant()),
    note: z.nullable(z.string()),
  }),
);
