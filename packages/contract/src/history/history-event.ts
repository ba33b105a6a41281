import { LOAN_EVENT_KINDS, MANDATE_STATUSES } from '@lender/lending';
import * as z from 'zod/mini';
import { approvalKind } from '../approvals/approval-kind.ts';
import { CONSENT_KINDS } from '../clients/consent.ts';
import { UPLOAD_TYPES } from '../documents/document-kinds.ts';
import { lazy } from '../endpoint.ts';
import { IDENTITY_CHECK_STATUSES } from '../identity-check/identity-session.ts';
import { LOAN_COMMANDS } from '../loans/loan-command.ts';
import { applicationStatus } from '../wire/application-status.ts';
import { clientStatus } from '../wire/client-status.ts';
import { loanStatus } from '../wire/loan-status.ts';
import { money } from '../wire/money.ts';

/** Declares events that have the same facts. */
const withFacts = <const Names extends readonly string[], Shape extends z.core.$ZodShape>(names: Names, shape: Shape) =>
  z.object({ name: z.enum(names), facts: z.object(shape) });

/** Every event that the server writes into a client's history: a closed list, each event with its typed facts. */
export const historyEvent = lazy(() =>
  z.union([
    z.object({
      name: z.enum([
        'client.registered',
        'client.password',
        'client.phone_verified',
        'client.email',
        'client.email_displaced',
        'client.details',
        'client.employment',
        'client.address',
        'client.reference',
        'client.profile',
        'client.contact',
        'client.contact_removed',
        'referral.created',
        'referral.updated',
        'application.created',
        'document.finished',
        'document.statement_finished',
        'document.payroll_finished',
        'external_login.confirmed',
        'external_login.skipped',
        'agreement.signed',
        'payout.cancelled',
        'application.payout',
        'bank_link.skipped',
      ]),
    }),
    withFacts(['client.status'], { from: clientStatus(), to: clientStatus(), note: z.optional(z.string()) }),
    withFacts(['application.status'], { from: applicationStatus(), to: applicationStatus() }),
    withFacts(['loan.event'], { kind: z.enum(LOAN_EVENT_KINDS) }),
    withFacts(['loan.status'], { from: loanStatus(), to: loanStatus() }),
    withFacts(['client.phone', 'client.bank_account', 'client.account_proven', 'client.card'], {
      lastFour: z.string(),
    }),
    withFacts(['client.mandate'], { status: z.enum(MANDATE_STATUSES), lastFour: z.string() }),
    withFacts(['client.contact_undone'], { kind: z.enum(['email', 'phone']) }),
    withFacts(['client.consent'], { kind: z.enum(CONSENT_KINDS), granted: z.boolean() }),
    withFacts(['identity.checked'], { status: z.enum(IDENTITY_CHECK_STATUSES) }),
    withFacts(['client.reminders'], { wanted: z.boolean() }),
    withFacts(['client.limit'], { limit: money() }),
    withFacts(['application.amount'], { amount: money() }),
    withFacts(['promotion.saved'], { code: z.string() }),
    withFacts(['document.uploaded', 'document.removed', 'document.restored', 'document.seen'], {
      type: z.enum(UPLOAD_TYPES),
    }),
    withFacts(['document.asked_for'], { types: z.array(z.enum(UPLOAD_TYPES)) }),
    withFacts(['bank_link.made'], { institution: z.string() }),
    withFacts(['payout.retried', 'case.noted'], { note: z.string() }),
    withFacts(['payout.returned'], { cause: z.optional(z.string()) }),
    withFacts(['loan.command'], { command: z.enum(LOAN_COMMANDS), note: z.string() }),
    withFacts(['payment.booked'], {
      method: z.enum(['paynet', 'spei', 'card', 'direct_debit', 'bank_transfer', 'cash']),
    }),
    withFacts(['approval.asked', 'approval.done', 'approval.rejected'], { kind: approvalKind() }),
  ]),
);

/** Event in a client's history, with its facts. */
export type HistoryEvent = z.output<ReturnType<typeof historyEvent>>;
export type HistoryEventName = HistoryEvent['name'];

type FactsIn<Event, Name> = Event extends { name: infer Names; facts: infer Facts }
  ? Name extends Names
    ? Facts
    : never
  : never;

/** Facts of one kind of event; `undefined` where it has none. */
export type HistoryFacts<Name extends HistoryEventName> = [FactsIn<HistoryEvent, Name>] extends [never]
  ? undefined
  : FactsIn<HistoryEvent, Name>;
