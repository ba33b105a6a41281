import { useLocation } from '@remix-run/react';
import { useCallback } from 'react';
import { changedSearch } from './changed-search.ts';

/** Returns a function that changes this page's address. */
export function useChangedSearch(): (changes: Readonly<Record<string, string | null>>) => string {
  const { search } = useLocation();
  return useCallback((changes) => changedSearch(search, changes), [search]);
}
