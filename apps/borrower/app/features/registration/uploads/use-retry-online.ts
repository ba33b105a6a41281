import { useEffect, useRef } from 'react';
import { pauseBefore } from '../../../shell/care/pause-before.ts';

/**
 * Tries again by itself while something waits for the connection: as soon as the browser says that it is back, and
 * every so often where it never noticed that it was gone.
 */
export function useRetryOnline(isWaiting: boolean, retry: () => void): void {
  const losses = useRef(0);
  useEffect(() => {
    if (!isWaiting) return;
    losses.current += 1;
    const timer = setTimeout(retry, pauseBefore(losses.current));
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [isWaiting, retry]);
}
