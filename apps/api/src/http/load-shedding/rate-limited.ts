interface Rate {
  /** Largest number of items handled in a second. */
  readonly perSecond: number;
  /** Largest number of items that wait. */
  readonly most: number;
}

/** Span in milliseconds whose items are handled together: a timer for each would cost as much as handling it. */
const TOGETHER_MS = 25;

/**
 * Handles items in the order in which they came, however many come, at a rate that leaves time for other work.
 *
 * @returns a function that takes an item and returns whether there was room
 */
export function rateLimited<T>(notify: (one: T) => void, { perSecond, most }: Rate): (one: T) => boolean {
  const together = Math.ceil((perSecond * TOGETHER_MS) / 1_000);
  const waiting = new Set<T>();
  const go = (): void => {
    let reported = 0;
    for (const one of waiting) {
      if (reported === together) break;
      waiting.delete(one);
      notify(one);
      reported += 1;
    }
    if (waiting.size > 0) setTimeout(go, TOGETHER_MS).unref();
  };
  return (one) => {
    if (waiting.size >= most) return false;
    waiting.add(one);
    if (waiting.size === 1) setTimeout(go, TOGETHER_MS).unref();
    return true;
  };
}
