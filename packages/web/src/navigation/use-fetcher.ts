import { useFetcher as useRemixFetcher } from '@remix-run/react';
import { useCallback } from 'react';
import { ownPath } from '../paths/own-path.ts';

type RemixFetcher<Data> = ReturnType<typeof useRemixFetcher<Data>>;

export interface Fetcher<Data> extends Pick<RemixFetcher<Data>, 'data' | 'state'> {
  /** Loads a path of this site; any other value loads the first page. */
  readonly load: (path: string) => void;
}

/** Loads the data of a path of this site without leaving the page. */
export function useFetcher<Data>(): Fetcher<Data> {
  const { load, data, state } = useRemixFetcher<Data>();
  return { data, state, load: useCallback((path) => load(ownPath(path)), [load]) };
}
