import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { pollWhileVisible } from './poll-while-visible.ts';

/**
 * Reads the page's data again at intervals while the page is visible, and when the visitor comes back to it. A loader
 * that has nothing left to wait for redirects the visitor.
 *
 * @param everyMs - `null` while the page waits for nothing
 */
export function usePolling(everyMs: number | null): void {
  const { revalidate } = useRevalidator();
  const poll = useRef(revalidate);
  useEffect(() => {
    poll.current = revalidate;
  });
  useEffect(() => {
    if (everyMs === null) return;
    return pollWhileVisible({
      poll: () => poll.current(),
      everyMs,
      page: document,
      isOnline: () => navigator.onLine,
    });
  }, [everyMs]);
}
