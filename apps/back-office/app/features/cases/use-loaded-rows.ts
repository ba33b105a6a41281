import { useFetcher } from '@lender/web/navigation';
import { useCallback, useEffect, useState } from 'react';
import { type LoadedRows, type RowPage, withFresh, withPage } from './row-pages.ts';

interface Loading extends LoadedRows {
  readonly isLoading: boolean;
  /** Requests the rows that follow, unless there are none or a request is under way. */
  readonly loadMore: () => void;
}

/** Returns the rows that the page came with, and those that were loaded since. */
export function useLoadedRows(fresh: LoadedRows): Loading {
  const [seen, setSeen] = useState(fresh);
  const [loaded, setLoaded] = useState(fresh);
  const { load, data: page, state } = useFetcher<RowPage>();
  if (fresh !== seen) {
    setSeen(fresh);
    setLoaded(withFresh(loaded, fresh));
  }
  useEffect(() => {
    if (page) setLoaded((known) => withPage(known, page));
  }, [page]);
  const isLoading = state !== 'idle';
  const { moreHref } = loaded;
  const loadMore = useCallback(() => {
    if (moreHref !== undefined && !isLoading) load(moreHref);
  }, [moreHref, isLoading, load]);
  return { ...loaded, isLoading, loadMore };
}
