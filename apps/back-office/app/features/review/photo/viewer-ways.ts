import type { useChangedSearch } from '../../../shell/use-changed-search.ts';
import { neighbours } from './neighbours.ts';

/** Links from a document: back to the page, to its comparison, and to the documents before and after it. */
export type Ways = Readonly<Record<'close' | 'compare', string>> & {
  readonly previous?: string;
  readonly next?: string;
};

type Viewed = Parameters<typeof neighbours>[1];

interface Shown {
  readonly documents: readonly Viewed[];
  readonly shown: Viewed;
  /** Document beside it. */
  readonly beside?: Viewed;
}

/** Returns the links from a document. */
export function waysFrom({ documents, shown, beside }: Shown, searchWith: ReturnType<typeof useChangedSearch>): Ways {
  const { previous, next, partner } = neighbours(documents, shown);
  return {
    close: searchWith({ documento: null, junto: null }),
    compare: searchWith({ junto: beside || !partner ? null : partner.id }),
    ...(previous && { previous: searchWith({ documento: previous.id, junto: null }) }),
    ...(next && { next: searchWith({ documento: next.id, junto: null }) }),
  };
}
