import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { applicationStatus } from '../wire/application-status.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { clientStatus } from '../wire/client-status.ts';
import { id } from '../wire/id.ts';
import { loanStatus } from '../wire/loan-status.ts';
import { money } from '../wire/money.ts';

/**
 * Detail by which a hit was found. A name or four digits may find many; each of the others finds only what it names.
 */
export const SEARCH_MATCHES = [
  'name',
  'last_four',
  'phone',
  'email',
  'curp',
  'clabe',
  'id',
  'number',
  'payment_reference',
  'tracking_key',
] as const;
export type SearchMatch = (typeof SEARCH_MATCHES)[number];

const found = {
  id: id(),
  matched: z.enum(SEARCH_MATCHES),
  clientName: z.string(),
  phoneLastFour: z.nullable(z.string()),
};

/** One search result, by its kind. Names are shown, identifiers are masked. */
export const searchHit = lazy(() =>
  z.union([
    z.object({
      kind: z.literal('client'),
      ...found,
      status: clientStatus(),
      /** Newest of each, where there is one. */
      applicationId: z.nullable(id()),
      loanId: z.nullable(id()),
    }),
    z.object({
      kind: z.literal('application'),
      ...found,
      number: z.string(),
      status: applicationStatus(),
      amount: money(),
      createdAt: instant(),
    }),
    z.object({
      kind: z.literal('loan'),
      ...found,
      number: z.string(),
      status: loanStatus(),
      amount: money(),
      createdAt: instant(),
    }),
    z.object({ kind: z.literal('payment'), ...found, loanId: id(), amount: money(), paidOn: plainDate() }),
    z.object({
      kind: z.literal('payout'),
      ...found,
      applicationId: z.nullable(id()),
      amount: money(),
      createdAt: instant(),
    }),
    z.object({
      kind: z.literal('receipt'),
      ...found,
      loanId: z.nullable(id()),
      amount: money(),
      receivedOn: plainDate(),
      /** True while it waits for its owner; otherwise it was given to a loan, or back. */
      isWaiting: z.boolean(),
    }),
  ]),
);

export type SearchHit = z.output<ReturnType<typeof searchHit>>;
