'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while the page is taken over, true after: what needs JavaScript is drawn
 * only when JavaScript is there to answer it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
