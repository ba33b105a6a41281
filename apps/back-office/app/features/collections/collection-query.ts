import { COLLECTION_STANDINGS, type CollectionStanding } from '@lender/contract';
import { COLLECTION_BUCKETS, type CollectionBucket } from '@lender/lending';
import { screenPath } from '../../screens.ts';
import { defineList } from '../../shell/list/define-list.ts';
import { placeParameter, wordParameter } from '../../shell/list/list-parameter.ts';

/** Filter of late loans, and the loan after which the page begins: all of it is in the address. */
export interface CollectionQuery {
  /** Bucket of lateness; undefined for all late loans. */
  readonly bucket?: CollectionBucket;
  readonly standing?: CollectionStanding;
  /** Place at which the page begins, as the server returned it; undefined on the first page. */
  readonly after?: string;
}

/** Address of the late loans. */
export const collectionList = defineList<CollectionQuery>({
  path: () => screenPath('collections', {}),
  parameters: {
    bucket: wordParameter('atraso', COLLECTION_BUCKETS),
    standing: wordParameter('solo', COLLECTION_STANDINGS),
    after: placeParameter('desde'),
  },
  place: 'after',
});

export const { parse: parseCollectionQuery, pathOf: collectionsPath } = collectionList;
