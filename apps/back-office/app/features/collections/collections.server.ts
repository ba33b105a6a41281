import { listCollection } from '@lender/contract';
import type { CollectionBucket } from '@lender/lending';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';
import { PER_PAGE, pageOf } from '../../shell/list/page-of.ts';
import type { PageLink, PageLinks } from '../../shell/page-links.ts';
import { type CollectionQuery, collectionList } from './collection-query.ts';
import { type CollectionRow, collectionRow } from './collection-rows.ts';
import { collectionsCopy as copy } from './collections.copy.es.ts';

export interface CollectionsView extends Pick<PageLinks, 'previous' | 'next'> {
  readonly tabs: readonly PageLink[];
  readonly rows: readonly CollectionRow[];
}

/** Reads one page of late loans, in words. */
export async function readCollections(call: Call, query: CollectionQuery): Promise<CollectionsView> {
  const answer = await call(listCollection, { query: { ...query, perPage: PER_PAGE } });
  if (!answer.ok) throw unreadable('the late loans', answer.refusal);
  const { buckets, rows, next } = answer.data;
  const page = pageOf(collectionList, query);
  const loansOf = (bucket?: CollectionBucket) =>
    buckets.reduce((sum, each) => (bucket === undefined || each.bucket === bucket ? sum + each.loans : sum), 0);
  return {
    tabs: page.tabs(
      'bucket',
      buckets.map(({ bucket }) => bucket),
      (bucket) => (bucket ? copy.bucket(bucket, loansOf(bucket)) : copy.all(loansOf())),
    ),
    rows: rows.map(collectionRow),
    ...page.links(next, copy),
  };
}
