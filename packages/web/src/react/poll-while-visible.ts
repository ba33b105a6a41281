/** What of a page tells whether somebody looks at it. */
type WatchedPage = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

export interface Polling {
  readonly poll: () => void;
  readonly everyMs: number;
  readonly page: WatchedPage;
  readonly isOnline: () => boolean;
}

/** Polls every so often while the page is in sight, and at once when it comes back into sight. @returns how to stop */
export function pollWhileVisible({ poll, everyMs, page, isOnline }: Polling): () => void {
  const pollIfVisible = () => {
    if (page.visibilityState === 'visible' && isOnline()) poll();
  };
  const timer = setInterval(pollIfVisible, everyMs);
  page.addEventListener('visibilitychange', pollIfVisible);
  return () => {
    clearInterval(timer);
    page.removeEventListener('visibilitychange', pollIfVisible);
  };
}
