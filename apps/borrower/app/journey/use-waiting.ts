import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * Asks the page's own loader again every so often while somebody looks at it: the loader sends the visitor on once
 * there is nothing left to wait for.
 *
 * @param everyMs - `null` while the page waits for nothing
 */
export function useWaiting(everyMs: number | null): void {
  const { revalidate } = useRevalidator();
  const look = useRef(revalidate);
  useEffect(() => {
    look.current = revalidate;
  });
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look.current();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
