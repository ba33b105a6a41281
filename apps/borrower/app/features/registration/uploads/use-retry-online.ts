import { useEffect, useRef } from 'react';
import { pauseBefore } from '../../../shell/care/pause-before.ts';

/**
 * Retries automatically while something waits for the connection: when the browser reports that it is back, and at
 * intervals where the browser never noticed its loss.
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
