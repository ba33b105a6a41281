import { useLocation } from '@remix-run/react';
import { useCallback, useContext } from 'react';
import { isCardForm } from '../platform/card-settings.ts';
import { sharesDocument } from './page-tools.ts';
import { ToolsInUse } from './tools-in-use.ts';

/** Returns a check whether a page may follow the current one without a new document. */
export function useSharesDocument(): (to: string) => boolean {
  const inUse = useContext(ToolsInUse);
  const { pathname, search } = useLocation();
  return useCallback(
    (to) => !isCardForm({ pathname, search }) && sharesDocument(pathname, to, inUse),
    [inUse, pathname, search],
  );
}
