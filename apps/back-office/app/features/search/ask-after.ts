export interface Asking<Answer> {
  /** Time without typing before the search is sent, in milliseconds. */
  readonly settleMs: number;
  readonly ask: (signal: AbortSignal) => Promise<Answer>;
  /** Called at most once, and never after the search was cancelled. */
  readonly announce: (answer: Answer) => void;
}

/**
 * Sends a search once typing has settled. Returns a function that cancels it: an answer that still arrives is dropped,
 * so that an older answer never replaces a newer one.
 */
export function askAfter<Answer>({ settleMs, ask, announce: notify }: Asking<Answer>): () => void {
  const control = new AbortController();
  const timer = setTimeout(async () => {
    const answer = await ask(control.signal);
    if (!control.signal.aborted) notify(answer);
  }, settleMs);
  return () => {
    clearTimeout(timer);
    control.abort();
  };
}
