/** Parts of a page that show whether it is visible. */
type WatchedPage = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

export interface Polling {
  readonly poll: () => void;
  readonly everyMs: number;
  readonly page: WatchedPage;
  readonly isOnline: () => boolean;
  /** Source of random numbers, from 0 to below 1. @default Math.random */
  readonly random?: () => number;
}

/** Largest random addition to a pause, as a fraction of it: pages that were opened together drift apart. */
const JITTER = 0.1;

/**
 * Polls at an interval while the page is visible, and at once when it becomes visible again. @returns a function that
 * stops
 */
export function pollWhileVisible({ poll, everyMs, page, isOnline, random = Math.random }: Polling): () => void {
  const pollIfVisible = () => {
    if (page.visibilityState === 'visible' && isOnline()) poll();
  };
  const timer = setInterval(pollIfVisible, everyMs * (1 + JITTER * random()));
  page.addEventListener('visibilitychange', pollIfVisible);
  return () => {
    clearInterval(timer);
    page.removeEventListener('visibilitychange', pollIfVisible);
  };
}
