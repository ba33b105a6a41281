import { COLLECTION_BUCKETS } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { pesosInPath } from '../wire/money.ts';
import { countInQuery } from '../wire/number-in-text.ts';
import { collectionRow } from './collection-row.ts';

/** Filters of late loans: promises due today, promises that were not kept, and borrowers who are not contacted. */
export const COLLECTION_STANDINGS = ['promise_due', 'promise_broken', 'stopped', 'agency'] as const;
export type CollectionStanding = (typeof COLLECTION_STANDINGS)[number];

/**
 * Orders of late loans: by days late, the most first; by whom to call first; by the amount lent, the largest first; by
 * the day of the open promise, the earliest first.
 */
export const COLLECTION_SORTS = ['days', 'priority', 'amount', 'promise'] as const;
export type CollectionSort = (typeof COLLECTION_SORTS)[number];

/** Parts of a query that choose among late loans. */
export const collectionFilter = () => ({
  bucket: z.optional(z.enum(COLLECTION_BUCKETS)),
  standing: z.optional(z.enum(COLLECTION_STANDINGS)),
  amountFrom: z.optional(pesosInPath()),
  amountTo: z.optional(pesosInPath()),
});

/**
 * Lists late loans, those late for longest first unless another order is asked for. A page begins after a loan, so that
 * payments made meanwhile move nothing. Loans on hold are not collected and not in the list.
 */
export const listCollection = defineEndpoint({
  name: 'listCollection',
  method: 'GET',
  path: '/web/private/back-office/collection',
  access: 'staff',
  permission: 'collection.read',
  summary: 'List the late loans',
  query: lazy(() =>
    z.object({
      ...collectionFilter(),
      sort: z.optional(z.enum(COLLECTION_SORTS)),
      /** `next` of the page before, in the same order. */
      after: z.optional(z.string().check(z.regex(/^(?:\d{4}-\d\d-\d\d|-?\d{1,15})\.[0-9a-f-]{36}$/))),
      perPage: z.optional(countInQuery(100)),
    }),
  ),
  reply: lazy(() =>
    z.object({
      now: instant(),
      /** Number of loans in each bucket, whatever other filter is set. */
      buckets: z.array(z.object({ bucket: z.enum(COLLECTION_BUCKETS), loans: z.int() })),
      rows: z.array(collectionRow()),
      /** Cursor of the next page; `null` on the last page. */
      next: z.nullable(z.string()),
    }),
  ),
  refusals: [],
});
