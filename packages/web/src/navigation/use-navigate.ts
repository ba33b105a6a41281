import { useNavigate as useRemixNavigate } from '@remix-run/react';
import { useCallback } from 'react';
import { ownPath } from '../paths/own-path.ts';

interface NavigateOptions {
  /** True when the page replaces the open one in the history. */
  readonly replace?: boolean;
  /** True when the page keeps its scroll position. */
  readonly preventScrollReset?: boolean;
}

/** Goes to a page of this site, by a path; any other value leads to the first page. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/** Returns a function that goes to another page of this site. */
export function useNavigate(): Navigate {
  const navigate = useRemixNavigate();
  return useCallback<Navigate>((to, options) => navigate(ownPath(to), options), [navigate]);
}
