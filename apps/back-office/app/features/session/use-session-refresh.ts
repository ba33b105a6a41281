import { useEffect } from 'react';

const refreshMs = 240_000;

/** Refreshes the session while a page is open. When it is over, the page is loaded again and leads to signing in. */
export function useSessionRefresh(): void {
  useEffect(() => {
    const timer = setInterval(refresh, refreshMs);
    return () => clearInterval(timer);
  }, []);
}

async function refresh(): Promise<void> {
  try {
    const { redirected } = await fetch('/sesion', { method: 'POST' });
    if (redirected) location.reload();
  } catch {
    // Offline for a moment: the next turn tries again.
  }
}
