import { CASH_BRANDS, type Permission } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { HARDSHIP_CAUSES } from '../loans/loan-report.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';

/** What became of a payout that did not simply arrive. */
const PAYOUT_TASKS = ['payout_refused', 'payout_returned', 'payout_stuck', 'payout_returned_after_settlement'] as const;
/** Cash that a brand is to hand over, and cash that nobody fetched. */
const CASH_TASKS = ['cash_payout_due', 'cash_payout_unclaimed'] as const;
/** Money that came in, and that somebody has to place, send back or talk about. */
const RECEIPT_TASKS = [
  'receipt_unmatched',
  'refund_due',
  'reversal_received',
  'chargeback',
  'transfer_unproven',
] as const;

/** Money that is not where it should be: it came or went, and a person has to look. */
export const MONEY_TASK_KINDS = [...PAYOUT_TASKS, ...CASH_TASKS, ...RECEIPT_TASKS] as const;

/** Everything that waits for a person. */
export const STAFF_TASK_KINDS = [
  ...MONEY_TASK_KINDS,
  'hold_review',
  'write_off_proposed',
  'sale_fallen',
  'hardship_asked',
  'loan_disputed',
  'identifier_quota_reached',
  'webhook_failed',
  'job_failed',
] as const;
export type StaffTaskKind = (typeof STAFF_TASK_KINDS)[number];

/** What borrowers said, and somebody who answers them has to look at: shown to everybody who sees tasks at all. */
const BORROWER_TASK_KINDS: readonly StaffTaskKind[] = ['hardship_asked', 'loan_disputed', 'transfer_unproven'];

/**
 * What permission it takes to see a task of a kind, and to close it: those about what borrowers said belong to support
 * too, those about colleagues to whoever reads the audit, all others to whoever sees where money went.
 *
 * @example
 * taskPermission('loan_disputed') // → 'task.read'
 * taskPermission('payout_stuck') // → 'payout.read'
 */
export const taskPermission = (kind: StaffTaskKind): Permission =>
  kind === 'identifier_quota_reached' ? 'audit.read' : BORROWER_TASK_KINDS.includes(kind) ? 'task.read' : 'payout.read';

/** Whom and what a task is about, as far as that is known. */
const about = { clientId: z.optional(id()), applicationId: z.optional(id()), loanId: z.optional(id()) };

/** What a person has to look at, by kind, with its facts. Identifiers and account numbers are never among them. */
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
        /** What the client shows at the counter. */
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
      /** `amount`: the price, which its buyer has to get back. */
      facts: z.object({ ...about, loanId: id(), amount: money() }),
    }),
    z.object({
      kind: z.literal('hardship_asked'),
      facts: z.object({ ...about, loanId: id(), daysLate: z.int(), reason: z.enum(HARDSHIP_CAUSES) }),
    }),
    z.object({
      kind: z.literal('loan_disputed'),
      /** `amount`: what was sent for the loan. */
      facts: z.object({ ...about, loanId: id(), amount: money() }),
    }),
    z.object({
      kind: z.literal('identifier_quota_reached'),
      /** `seen`: how many identifiers of clients a colleague saw in full, or found somebody by, on that day. */
      facts: z.object({ staffId: id(), staffName: z.string(), day: plainDate(), seen: z.int() }),
    }),
    z.object({
      kind: z.literal('webhook_failed'),
      /** `isDisabled`: nothing is sent there any more; otherwise only deliveries used up their tries. */
      facts: z.object({ webhookId: id(), name: z.string(), isDisabled: z.boolean() }),
    }),
    z.object({
      kind: z.literal('job_failed'),
      /** `jobId`: of the dead job, to be run again; absent for a sweep, which comes again by itself. */
      facts: z.object({ queue: z.string(), cause: z.string(), jobId: z.optional(id()) }),
    }),
  ]),
);

export type StaffTaskMatter = z.output<ReturnType<typeof staffTaskMatter>>;
