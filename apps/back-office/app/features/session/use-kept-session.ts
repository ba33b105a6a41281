import { useEffect } from 'react';

const renewMs = 240_000;

/** Renews the session while a page is open. When it is over, the page is loaded again and leads to signing in. */
export function useKeptSession(): void {
  useEffect(() => {
    const timer = setInterval(renew, renewMs);
    return () => clearInterval(timer);
  }, []);
}

async function renew(): Promise<void> {
  try {
    const { redirected } = await fetch('/sesion', { method: 'POST' });
    if (redirected) location.reload();
  } catch {
    // Offline for a moment: the next turn tries again.
  }
}
