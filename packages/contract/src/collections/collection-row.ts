import { CALL_REASONS, MEXICAN_ZONES, PROMISE_STATES } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';

/** Tells whether the borrower may be called now; if not, why, and from when on if the reason ends with time. */
export const mayCall = lazy(() =>
  z.object({
    refusal: z.nullable(
      z.enum(['contact_stopped', 'contact_outside_hours', 'contact_too_often', 'agency_unregistered']),
    ),
    allowedAt: z.nullable(instant()),
    /** IANA time zone in which the borrower lives. */
    zone: z.enum(MEXICAN_ZONES),
  }),
);

/** Promised amount, and the part of it that was paid. */
export const promise = lazy(() =>
  z.object({
    id: id(),
    madeAt: instant(),
    promisedOn: plainDate(),
    amount: money(),
    paid: money(),
    state: z.enum(PROMISE_STATES),
  }),
);

/** A late loan, and the actions taken on it. */
export const collectionRow = lazy(() =>
  z.object({
    loanId: id(),
    hashedId: z.string(),
    clientName: z.string(),
    daysLate: z.int(),
    /** Why the borrower is called: a promise that is due or was broken, or the late amount alone. */
    reason: z.enum(CALL_REASONS),
    /** Amount that was lent. */
    principal: money(),
    /** Overdue amount, and amount that settles the loan today. */
    overdue: money(),
    owed: money(),
    mayCall: mayCall(),
    contactsToday: z.int(),
    lastContactAt: z.nullable(instant()),
    promise: z.nullable(promise()),
    agencyName: z.nullable(z.string()),
  }),
);
