import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { pollWhileVisible } from './poll-while-visible.ts';

/**
 * Reads the page's data anew every so often while somebody looks at it, and when they come back to it. A loader that
 * has nothing left to wait for sends the visitor on.
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
