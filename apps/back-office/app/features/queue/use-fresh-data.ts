import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

/** Reads the page's data anew every so often while the page is in sight, and when it comes back into sight. */
export function useFreshData(everyMs: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) revalidate();
    };
    const timer = setInterval(refresh, everyMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [everyMs, revalidate]);
}
