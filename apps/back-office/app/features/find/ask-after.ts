export interface Asking<Answer> {
  /** Typing goes on for so long before anything is asked. */
  readonly settleMs: number;
  readonly ask: (signal: AbortSignal) => Promise<Answer>;
  /** Told at most once, and never after it was called off. */
  readonly tell: (answer: Answer) => void;
}

/**
 * Asks once typing has settled. What it returns calls the question off: an answer that comes all the same is told to
 * nobody, so that an older one never stands in the place of a newer one.
 */
export function askAfter<Answer>({ settleMs, ask, tell }: Asking<Answer>): () => void {
  const control = new AbortController();
  const timer = setTimeout(async () => {
    const answer = await ask(control.signal);
    if (!control.signal.aborted) tell(answer);
  }, settleMs);
  return () => {
    clearTimeout(timer);
    control.abort();
  };
}
