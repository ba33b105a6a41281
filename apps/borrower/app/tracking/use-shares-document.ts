import { useLocation } from '@remix-run/react';
import { useCallback, useContext } from 'react';
import { isCardForm } from '../platform/card-settings.ts';
import { sharesDocument } from './page-tools.ts';
import { ToolsInUse } from './tools-in-use.ts';

/** Says of a page whether it may follow the one at hand without a new document. */
export function useSharesDocument(): (to: string) => boolean {
  const inUse = useContext(ToolsInUse);
  const { pathname, search } = useLocation();
  return useCallback(
    (to) => !isCardForm({ pathname, search }) && sharesDocument(pathname, to, inUse),
    [inUse, pathname, search],
  );
}
