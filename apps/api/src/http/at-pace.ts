interface Pace {
  /** How many are told in a second, at most. */
  readonly perSecond: number;
  /** How many wait for that, at most. */
  readonly most: number;
}

/** Those of so many milliseconds are told together: a timer for each would cost as much as telling. */
const TOGETHER_MS = 25;

/**
 * Tells everybody in the order in which they came, however many come, at a pace that leaves time for other things.
 *
 * @returns takes somebody who is to be told, and says whether there was room
 */
export function atPace<T>(tell: (one: T) => void, { perSecond, most }: Pace): (one: T) => boolean {
  const together = Math.ceil((perSecond * TOGETHER_MS) / 1_000);
  const waiting = new Set<T>();
  const go = (): void => {
    let told = 0;
    for (const one of waiting) {
      if (told === together) break;
      waiting.delete(one);
      tell(one);
      told += 1;
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
