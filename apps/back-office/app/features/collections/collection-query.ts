import { COLLECTION_SORTS, COLLECTION_STANDINGS, type CollectionSort, type CollectionStanding } from '@lender/contract';
import { COLLECTION_BUCKETS, type CollectionBucket } from '@lender/lending';
import { screenPath } from '../../screens.ts';
import { defineList } from '../../shell/list/define-list.ts';
import { textParameter, wordParameter } from '../../shell/list/list-parameter.ts';
import { AMOUNT_BANDS, type AmountBand, BAND_AMOUNTS } from './amount-bands.data.ts';

/** Part of the late loans that a collector works on. */
export interface CallQueue {
  /** Bucket of lateness; undefined for all late loans. */
  readonly bucket?: CollectionBucket;
  readonly standing?: CollectionStanding;
  readonly amount?: AmountBand;
}

/** Filter and order of late loans, and the loan after which the page begins: all of it is in the address. */
export interface CollectionQuery extends CallQueue {
  /** @default 'priority' */
  readonly sort?: CollectionSort;
  /** Place at which the page begins, as the server returned it; undefined on the first page. */
  readonly after?: string;
}

/** Address of the late loans. */
export const collectionList = defineList<CollectionQuery>({
  path: () => screenPath('collections', {}),
  parameters: {
    bucket: wordParameter('atraso', COLLECTION_BUCKETS),
    standing: wordParameter('solo', COLLECTION_STANDINGS),
    amount: wordParameter('monto', AMOUNT_BANDS),
    sort: wordParameter('orden', COLLECTION_SORTS),
    after: textParameter('desde', /^(?:\d{4}-\d\d-\d\d|-?\d{1,15})\.[0-9a-f-]{36}$/),
  },
  place: 'after',
});

export const { parse: parseCollectionQuery, pathOf: collectionsPath } = collectionList;

/** Returns the part of a query that names the collector's queue, without order and place. */
export const queueOf = ({ bucket, standing, amount }: CollectionQuery): CallQueue => ({
  ...(bucket && { bucket }),
  ...(standing && { standing }),
  ...(amount && { amount }),
});

/** Returns the filter of a queue as the server takes it. */
export const filterOf = ({ amount, ...queue }: CallQueue) => ({ ...queue, ...(amount && BAND_AMOUNTS[amount]) });

const withQueue = (path: string, queue: CallQueue): string => {
  const [, search] = collectionsPath(queue).split('?');
  return search === undefined ? path : `${path}?${search}`;
};

/** Returns the path of the call about a loan; the queue in its address leads on to the next call. */
export const callPath = (id: string, queue: CallQueue = {}): string =>
  withQueue(screenPath('collection', { id }), queue);

/** Returns the path that opens the next call of a queue. */
export const nextCallPath = (queue: CallQueue): string => withQueue(screenPath('nextCall', {}), queue);
