import { useFetcher as useRemixFetcher } from '@remix-run/react';
import { useCallback } from 'react';
import { ownPath } from '../paths/own-path.ts';

type RemixFetcher<Data> = ReturnType<typeof useRemixFetcher<Data>>;

export interface Fetcher<Data> extends Pick<RemixFetcher<Data>, 'data' | 'state'> {
  /** Asks a path of this site; anything else asks the first page. */
  readonly load: (path: string) => void;
}

/** Loads what a path of this site answers, beside the page. */
export function useFetcher<Data>(): Fetcher<Data> {
  const { load, data, state } = useRemixFetcher<Data>();
  return { data, state, load: useCallback((path) => load(ownPath(path)), [load]) };
}
