import { listCollection } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';
import type { PageLink } from '../../shell/page-links.ts';
import { type CollectionQuery, collectionsPath } from './collection-query.ts';
import { type CollectionRow, collectionRow } from './collection-rows.ts';
import { collectionsCopy as copy } from './collections.copy.es.ts';

export interface CollectionsView {
  readonly tabs: readonly PageLink[];
  readonly rows: readonly CollectionRow[];
  readonly previous?: { readonly href: string; readonly label: string };
  readonly next?: { readonly href: string; readonly label: string };
}

const PER_PAGE = 25;

/** Reads one page of late loans, in words. */
export async function readCollections(call: Call, query: CollectionQuery): Promise<CollectionsView> {
  const answer = await call(listCollection, { query: { ...query, perPage: PER_PAGE } });
  if (!answer.ok) throw unreadable('the late loans', answer.refusal);
  const { buckets, rows, next } = answer.data;
  const { after, ...first } = query;
  const { bucket: current, ...others } = first;
  const all = buckets.reduce((sum, { loans }) => sum + loans, 0);
  return {
    tabs: [
      { href: collectionsPath(others), label: copy.all(all), isCurrent: current === undefined },
      ...buckets.map(({ bucket, loans }) => ({
        href: collectionsPath({ ...others, bucket }),
        label: copy.bucket(bucket, loans),
        isCurrent: bucket === current,
      })),
    ],
    rows: rows.map(collectionRow),
    ...(after && { previous: { href: collectionsPath(first), label: copy.start } }),
    ...(next && { next: { href: collectionsPath({ ...first, after: next }), label: copy.next } }),
  };
}
