import { COLLECTION_SORTS, COLLECTION_STANDINGS, listCollection } from '@lender/contract';
import type { CollectionBucket } from '@lender/lending';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';
import { PER_PAGE, pageOf } from '../../shell/list/page-of.ts';
import type { PageLink, PageLinks } from '../../shell/page-links.ts';
import { AMOUNT_BANDS } from './amount-bands.data.ts';
import { type CollectionQuery, collectionList, filterOf, nextCallPath, queueOf } from './collection-query.ts';
import { type CollectionRow, collectionRow } from './collection-rows.ts';
import { collectionsCopy as copy } from './collections.copy.es.ts';

/** Links that choose among late loans or put them in an order, with their name. */
export interface Chips {
  readonly label: string;
  readonly links: readonly PageLink[];
}

export interface CollectionsView extends Pick<PageLinks, 'previous' | 'next'> {
  readonly tabs: readonly PageLink[];
  readonly chips: readonly Chips[];
  readonly rows: readonly CollectionRow[];
  /** Path that opens the next call among these loans. */
  readonly nextCallHref: string;
}

/** Reads one page of late loans, in words. */
export async function readCollections(call: Call, query: CollectionQuery): Promise<CollectionsView> {
  const { sort = 'priority', after } = query;
  const asked = { ...filterOf(queueOf(query)), sort, ...(after !== undefined && { after }), perPage: PER_PAGE };
  const answer = await call(listCollection, { query: asked });
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
    chips: chipsOf(query),
    rows: rows.map((row) => collectionRow(row, queueOf(query))),
    nextCallHref: nextCallPath(queueOf(query)),
    ...page.links(next, copy),
  };
}

function chipsOf(query: CollectionQuery): readonly Chips[] {
  const page = pageOf(collectionList, query);
  const orders = COLLECTION_SORTS.filter((sort) => sort !== 'priority');
  return [
    {
      label: copy.standing.label,
      links: page.tabs('standing', COLLECTION_STANDINGS, (one) => (one ? copy.standings[one] : copy.standing.all)),
    },
    {
      label: copy.amounts.label,
      links: page.tabs('amount', AMOUNT_BANDS, (band) => (band ? copy.amounts.bands[band] : copy.amounts.all)),
    },
    {
      label: copy.sorts.label,
      links: page.tabs('sort', orders, (sort) => copy.sorts.words[sort ?? 'priority']),
    },
  ];
}
