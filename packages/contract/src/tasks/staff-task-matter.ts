import { CASH_BRANDS } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { HARDSHIP_CAUSES } from '../loans/loan-report.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';
import { CASH_TASKS, PAYOUT_TASKS, RECEIPT_TASKS } from './staff-task.ts';

/** Client, application and loan that a task is about, as far as they are known. */
const about = { clientId: z.optional(id()), applicationId: z.optional(id()), loanId: z.optional(id()) };

/**
 * Subject that a person has to look at, by kind, with its facts. Identifiers and account numbers are never among them.
 */
export const staffTaskMatter = lazy(() =>
  z.union([
    z.object({
      kind: z.enum(PAYOUT_TASKS),
      facts: z.object({ ...about, payoutId: id(), amount: money(), cause: z.optional(z.string()) }),
    }),
    z.object({
      kind: z.enum(CASH_TASKS),
      facts: z.object({
        ...about,
        payoutId: id(),
        amount: money(),
        brand: z.enum(CASH_BRANDS),
        /** Number that the client shows at the counter. */
        orderNumber: z.string(),
        collectBy: plainDate(),
      }),
    }),
    z.object({
      kind: z.enum(RECEIPT_TASKS),
      facts: z.object({ ...about, amount: money(), paymentId: z.optional(id()), cause: z.optional(z.string()) }),
    }),
    z.object({ kind: z.literal('hold_review'), facts: z.object({ ...about, loanId: id(), reviewOn: plainDate() }) }),
    z.object({
      kind: z.literal('write_off_proposed'),
      facts: z.object({ ...about, loanId: id(), daysLate: z.int() }),
    }),
    z.object({
      kind: z.literal('sale_fallen'),
      /** `amount`: the price, which is to be returned to the buyer. */
      facts: z.object({ ...about, loanId: id(), amount: money() }),
    }),
    z.object({
      kind: z.literal('hardship_asked'),
      facts: z.object({ ...about, loanId: id(), daysLate: z.int(), reason: z.enum(HARDSHIP_CAUSES) }),
    }),
    z.object({
      kind: z.literal('loan_disputed'),
      /** `amount`: money that was sent for the loan. */
      facts: z.object({ ...about, loanId: id(), amount: money() }),
    }),
    z.object({
      kind: z.literal('identifier_quota_reached'),
      /**
       * `seen`: number of clients' identifiers that a member of staff saw in full, or used to find a person, on that
       * day.
       */
      facts: z.object({ staffId: id(), staffName: z.string(), day: plainDate(), seen: z.int() }),
    }),
    z.object({
      kind: z.literal('webhook_failed'),
      /** `isDisabled`: nothing more is sent there; otherwise only deliveries used up their tries. */
      facts: z.object({ webhookId: id(), name: z.string(), isDisabled: z.boolean() }),
    }),
    z.object({
      kind: z.literal('job_failed'),
      /** `jobId`: of the dead job, to be run again; absent for a sweep, which runs again by itself. */
      facts: z.object({ queue: z.string(), cause: z.string(), jobId: z.optional(id()) }),
    }),
  ]),
);

export type StaffTaskMatter = z.output<ReturnType<typeof staffTaskMatter>>;
