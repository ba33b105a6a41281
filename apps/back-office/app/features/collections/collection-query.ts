import { COLLECTION_STANDINGS, type CollectionStanding } from '@lender/contract';
import { COLLECTION_BUCKETS, type CollectionBucket } from '@lender/lending';
import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';

/** Filter of late loans, and the loan after which the page begins: all of it is in the address. */
export interface CollectionQuery {
  /** Bucket of lateness; undefined for all late loans. */
  readonly bucket?: CollectionBucket;
  readonly standing?: CollectionStanding;
  /** Place at which the page begins, as the server returned it; undefined on the first page. */
  readonly after?: string;
}

const bucketName = z.catch(z.optional(z.enum(COLLECTION_BUCKETS)), undefined);
const statusName = z.catch(z.optional(z.enum(COLLECTION_STANDINGS)), undefined);
const place = z.catch(z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d\.[0-9a-f-]{36}$/))), undefined);

/** Reads an address: what makes no sense in it is not asked for. */
export function parseCollectionQuery(search: URLSearchParams): CollectionQuery {
  const bucket = bucketName.parse(search.get('atraso') ?? undefined);
  const status = statusName.parse(search.get('solo') ?? undefined);
  const after = place.parse(search.get('desde') ?? undefined);
  return { ...(bucket && { bucket }), ...(status && { standing: status }), ...(after && { after }) };
}

/** Returns the path of a page of late loans. */
export function collectionsPath({ bucket, standing: status, after }: CollectionQuery = {}): string {
  const search = new URLSearchParams({
    ...(bucket && { atraso: bucket }),
    ...(status && { solo: status }),
    ...(after && { desde: after }),
  });
  return search.size > 0 ? `${screenPath('collections', {})}?${search}` : screenPath('collections', {});
}
