import { useFetcher } from '@lender/web/navigation';
import { pollWhileVisible } from '@lender/web/react';
import { useEffect } from 'react';
import { screenPath } from '../../screens.ts';
import type { WorkCounts } from './work-counts.ts';

const everyMs = 30_000;

/**
 * Returns how much waits on each page: at first as the page was loaded, then read again at intervals while it is
 * visible, and after each form that was sent.
 */
export function useWorkCounts(first: WorkCounts): WorkCounts {
  const { data, load } = useFetcher<WorkCounts>();
  useEffect(
    () =>
      pollWhileVisible({
        poll: () => load(screenPath('workCounts', {})),
        everyMs,
        page: document,
        isOnline: () => navigator.onLine,
      }),
    [load],
  );
  return data ?? first;
}
