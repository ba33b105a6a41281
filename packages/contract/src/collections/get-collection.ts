import { PAY_CYCLES } from '@lender/calculator';
import { CALL_OUTCOMES, CALL_REASONS, CONTACT_CHANNELS } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { id, idParams } from '../wire/id.ts';
import { loanStatus } from '../wire/loan-status.ts';
import { money } from '../wire/money.ts';
import { mayCall, promise } from './collection-row.ts';

/**
 * Returns what a person who collects a loan needs: the amount owed today, whether the borrower may be called, earlier
 * contacts and promises, when the borrower is paid, and the ways to pay. It contains nothing about references,
 * documents or other people.
 */
export const getCollection = defineEndpoint({
  name: 'getCollection',
  method: 'GET',
  path: '/web/private/back-office/loan/{id}/collection',
  access: 'staff',
  permission: 'collection.read',
  summary: 'Retrieve the collection of a loan',
  params: idParams,
  reply: lazy(() =>
    z.object({
      now: instant(),
      loanId: id(),
      hashedId: z.string(),
      clientId: id(),
      clientName: z.string(),
      phoneMasked: z.string(),
      /** Confirmed e-mail, to which texts about the debt go too; null where there is none. */
      emailMasked: z.nullable(z.string()),
      status: loanStatus(),
      daysLate: z.int(),
      /** Why the borrower is called. */
      reason: z.enum(CALL_REASONS),
      overdue: money(),
      owed: money(),
      /** Due day of the oldest unpaid part. */
      dueOn: z.nullable(plainDate()),
      /**
       * True while a member of staff looks at what the borrower reported about the loan: meanwhile no reminder is sent
       * and nothing is debited.
       */
      isReported: z.boolean(),
      mayCall: mayCall(),
      contactsToday: z.int(),
      mostContacts: z.int(),
      stop: z.nullable(z.object({ since: instant(), byName: z.nullable(z.string()), note: z.string() })),
      agency: z.nullable(
        z.object({ id: id(), name: z.string(), redecoNumber: z.nullable(z.string()), since: instant() }),
      ),
      /** Work of the borrower, as they declared it. Their employer is never contacted. */
      employer: z.nullable(z.object({ name: z.string(), position: z.string() })),
      /** How often the borrower is paid, and the next two days, as they declared them. */
      payCycle: z.nullable(z.enum(PAY_CYCLES)),
      payDays: z.array(plainDate()),
      /** The last payments, the newest first, 5 at most. */
      payments: z.array(z.object({ on: plainDate(), amount: money(), method: z.string() })),
      /** Extensions that may be bought today, with their price and the new due date. */
      extensions: z.array(
        z.object({ days: z.int(), amount: money(), newDueDate: plainDate(), payableUntil: plainDate() }),
      ),
      /** Last day that may be promised. */
      promiseUntil: plainDate(),
      promises: z.array(promise()),
      /** Contacts, the newest first, 50 at most. */
      contacts: z.array(
        z.object({
          id: id(),
          at: instant(),
          channel: z.enum(CONTACT_CHANNELS),
          /** Outcome of the call; null for a text message. */
          outcome: z.nullable(z.enum(CALL_OUTCOMES)),
          /** Note on the contact, or text of the message. */
          note: z.string(),
          byName: z.nullable(z.string()),
          agencyName: z.nullable(z.string()),
        }),
      ),
      /**
       * Ways in which the borrower may pay, as far as they asked for them: the loan's own CLABE, and references that
       * are still valid.
       */
      clabe: z.nullable(z.string()),
      references: z.array(z.object({ reference: z.string(), amount: money(), expiresOn: plainDate() })),
    }),
  ),
  refusals: ['not_found'],
});
