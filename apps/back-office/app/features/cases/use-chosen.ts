import { useLocation } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';

/** Keeps the chosen cases, whether or not their rows are drawn. */
export function useChosen(isDone: boolean) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set());
  const { key } = useLocation();
  useEffect(() => {
    if (isDone) setChosen(new Set());
  }, [isDone, key]);
  const choose = useCallback((id: string, isChosen: boolean) => {
    setChosen((known) => new Set(isChosen ? [...known, id] : [...known].filter((one) => one !== id)));
  }, []);
  return { chosen, choose };
}
