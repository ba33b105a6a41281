import { MANDATE_STATUSES } from '@lender/lending';
import * as z from 'zod/mini';
import { openRequest } from '../approvals/open-request.ts';
import { CONSENT_KINDS } from '../clients/consent.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { applicationStatus } from '../wire/application-status.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { clientStatus } from '../wire/client-status.ts';
import { id, idParams } from '../wire/id.ts';
import { loanStatus } from '../wire/loan-status.ts';
import { money } from '../wire/money.ts';
import { caseDetail } from './case-detail.ts';

/** Ties between two clients: both ever held the same phone or account, or applied with the same device. */
export const CLIENT_TIES = ['phone', 'clabe', 'device'] as const;
export type ClientTie = (typeof CLIENT_TIES)[number];

const loans = lazy(() =>
  z.array(
    z.object({
      id: id(),
      hashedId: z.string(),
      status: loanStatus(),
      principal: money(),
      outstanding: money(),
      /** Next day on which a payment is due. */
      dueDate: z.nullable(plainDate()),
      daysLate: z.int(),
      /** Largest number of days that it was ever late. */
      worstDaysLate: z.int(),
    }),
  ),
);

/** Returns a client with everything that belongs to them, identifiers masked. */
export const getClientFile = defineEndpoint({
  name: 'getClientFile',
  method: 'GET',
  path: '/web/private/back-office/client/{id}',
  access: 'staff',
  permission: 'case.read',
  discloses: 'personal_data',
  summary: 'Retrieve the file of a client',
  params: idParams,
  reply: lazy(() =>
    z.object({
      profile: caseDetail().shape.client,
      status: clientStatus(),
      /** Statuses to which staff may move the client, each by one person alone or by two. */
      permitted: z.array(z.object({ to: clientStatus(), isForTwo: z.boolean() })),
      registeredAt: instant(),
      limit: z.object({
        /** Largest principal that the client may owe, and the part of it that is left. */
        most: money(),
        available: money(),
        /** Amount decided, and accepted by the client. */
        accepted: z.nullable(money()),
        closedLoans: z.int(),
        /** Amount that two people set instead, while it is valid: until a day, or for the application that took it. */
        override: z.nullable(z.object({ amount: money(), until: plainDate(), isWaiting: z.boolean() })),
      }),
      /** Loans that were paid out, the newest first. */
      loans: loans(),
      applications: z.array(
        z.object({
          id: id(),
          hashedId: z.string(),
          status: applicationStatus(),
          amount: money(),
          createdAt: instant(),
        }),
      ),
      /** Newest answer of each kind. */
      consents: z.array(
        z.object({ kind: z.enum(['terms', 'privacy', ...CONSENT_KINDS]), granted: z.boolean(), answeredAt: instant() }),
      ),
      contacts: z.array(z.object({ name: z.string(), phoneLastFour: z.string(), relationship: z.string() })),
      /** Devices with which the client applied, as far as the provider of devices knew them; the newest first. */
      devices: z.array(z.object({ askedAt: instant(), isKnown: z.boolean(), clients: z.int() })),
      mandate: z.nullable(z.object({ status: z.enum(MANDATE_STATUSES), bank: z.string(), lastFour: z.string() })),
      /** Other clients, and the ties to this one. */
      linked: z.array(
        z.object({ id: id(), name: z.nullable(z.string()), status: clientStatus(), by: z.array(z.enum(CLIENT_TIES)) }),
      ),
      /** Notes of staff about the client or one of their applications, the newest first: the last fifty. */
      notes: z.array(z.object({ id: id(), at: instant(), byName: z.string(), note: z.string() })),
      /** Number of open tasks about the client. */
      openTasks: z.int(),
      requests: z.array(openRequest()),
    }),
  ),
  refusals: ['not_found'],
});
