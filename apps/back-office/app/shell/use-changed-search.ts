import { useLocation } from '@remix-run/react';
import { useCallback } from 'react';
import { changedSearch } from './changed-search.ts';

/** The address of this page with other parameters. */
export function useChangedSearch(): (changes: Readonly<Record<string, string | null>>) => string {
  const { search } = useLocation();
  return useCallback((changes) => changedSearch(search, changes), [search]);
}
