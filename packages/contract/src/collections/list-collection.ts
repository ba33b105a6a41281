import { COLLECTION_BUCKETS } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { countInQuery } from '../wire/number-in-text.ts';
import { collectionRow } from './collection-row.ts';

/** What of late loans is asked for: promises whose day is today, promises that were not kept, and who is left alone. */
export const COLLECTION_STANDINGS = ['promise_due', 'promise_broken', 'stopped', 'agency'] as const;
export type CollectionStanding = (typeof COLLECTION_STANDINGS)[number];

/**
 * Loans that are late, those that are late for longest first. A page begins after a loan, so that what is paid meanwhile
 * moves nothing. Loans on hold are not collected, and not among them.
 */
export const listCollection = defineEndpoint({
  name: 'listCollection',
  method: 'GET',
  path: '/web/private/back-office/collection',
  access: 'staff',
  permission: 'collection.read',
  summary: 'Loans that are late',
  query: lazy(() =>
    z.object({
      /** By the day on which the oldest unpaid part was due. */
      bucket: z.optional(z.enum(COLLECTION_BUCKETS)),
      standing: z.optional(z.enum(COLLECTION_STANDINGS)),
      /** `next` of the page before. */
      after: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d\.[0-9a-f-]{36}$/))),
      perPage: z.optional(countInQuery(100)),
    }),
  ),
  reply: lazy(() =>
    z.object({
      now: instant(),
      /** How many loans are in each bucket, whatever else is asked for. */
      buckets: z.array(z.object({ bucket: z.enum(COLLECTION_BUCKETS), loans: z.int() })),
      rows: z.array(collectionRow()),
      /** Where the next page begins; `null` on the last. */
      next: z.nullable(z.string()),
    }),
  ),
  refusals: [],
});
