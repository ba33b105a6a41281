import * as z from 'zod/mini';
import { UPLOAD_TYPES } from '../documents/document-kinds.ts';
import { lazy } from '../endpoint.ts';
import { CONSENT_KINDS } from '../tracking/consent.ts';
import { applicationStatus } from '../wire/application-status.ts';
import { clientStatus } from '../wire/client-status.ts';
import { loanStatus } from '../wire/loan-status.ts';
import { money } from '../wire/money.ts';

const plain = <const Name extends string>(name: Name) => z.object({ name: z.literal(name) });

const withFacts = <const Name extends string, Shape extends z.core.$ZodShape>(name: Name, shape: Shape) =>
  z.object({ name: z.literal(name), facts: z.object(shape) });

const lastFour = () => z.string().check(z.regex(/^\d{4}$/));
const documentType = () => z.enum(UPLOAD_TYPES);

/** Everything that the server writes into a client's history: a closed list of events, each with its typed facts. */
export const historyEvent = lazy(() =>
  z.union([
    plain('client.registered'),
    withFacts('client.status', { from: clientStatus(), to: clientStatus(), note: z.optional(z.string()) }),
    plain('client.password'),
    withFacts('client.phone', { lastFour: lastFour() }),
    plain('client.phone_verified'),
    plain('client.email'),
    plain('client.email_displaced'),
    withFacts('client.contact_undone', { kind: z.enum(['email', 'phone']) }),
    plain('client.details'),
    plain('client.employment'),
    plain('client.address'),
    plain('client.reference'),
    plain('client.profile'),
    plain('client.contact'),
    withFacts('client.bank_account', { lastFour: lastFour() }),
    withFacts('client.card', { lastFour: lastFour() }),
    withFacts('client.consent', { kind: z.enum(CONSENT_KINDS), granted: z.boolean() }),
    withFacts('client.limit', { limit: money() }),
    withFacts('promotion.saved', { code: z.string() }),
    plain('referral.created'),
    plain('referral.updated'),
    plain('application.created'),
    withFacts('application.status', { from: applicationStatus(), to: applicationStatus() }),
    withFacts('document.uploaded', { type: documentType() }),
    withFacts('document.removed', { type: documentType() }),
    withFacts('document.seen', { type: documentType() }),
    plain('document.finished'),
    plain('document.statement_finished'),
    plain('agreement.signed'),
    plain('payout.cancelled'),
    withFacts('payout.returned', { cause: z.optional(z.string()) }),
    withFacts('loan.status', { from: loanStatus(), to: loanStatus() }),
    withFacts('payment.booked', { method: z.enum(['paynet']) }),
  ]),
);

/** What happened to a client, with its facts. */
export type HistoryEvent = z.output<ReturnType<typeof historyEvent>>;
export type HistoryEventName = HistoryEvent['name'];
/** The facts of one kind of event; `undefined` where its name says all. */
export type HistoryFacts<Name extends HistoryEventName> =
  Extract<HistoryEvent, { name: Name }> extends { facts: infer Facts } ? Facts : undefined;
