import { useRevalidator } from '@remix-run/react';
import { useCallback, useState } from 'react';

/** Returns the session of a page that stays open: whether it is over, and its number since the page was opened. */
export function useSessionOnPage() {
  const { revalidate } = useRevalidator();
  const [number, setNumber] = useState(1);
  const [hasEnded, setEnded] = useState(false);
  const onEnded = useCallback(() => setEnded(true), []);
  const onSignedIn = useCallback(() => {
    setEnded(false);
    setNumber((now) => now + 1);
    revalidate();
  }, [revalidate]);
  return { number, hasEnded, onEnded, onSignedIn };
}
