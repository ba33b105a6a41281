import { CALL_OUTCOMES, CONTACT_CHANNELS } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { id, idParams } from '../wire/id.ts';
import { loanStatus } from '../wire/loan-status.ts';
import { money } from '../wire/money.ts';
import { mayCall, promise } from './collection-row.ts';

/**
 * Returns what a person who collects a loan needs: the amount owed today, whether the borrower may be called, earlier
 * contacts and promises, and the ways to pay. It contains nothing about references, documents or other people.
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
      status: loanStatus(),
      daysLate: z.int(),
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
