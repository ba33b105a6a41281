/** Signs that a process still works on its queues. */
export interface PulseReading {
  /** Time since the queue last answered, in milliseconds. */
  readonly silentMs: number;
  /** Duration of the job that has run longest so far, in milliseconds; 0 where none runs. */
  readonly longestJobMs: number;
}

/**
 * Watches whether a process still works on its queues: it asks for due jobs once a second, and each answer is a beat.
 */
export interface Pulse {
  beat(): void;
  /** Records a job's start; the returned function records its end. */
  begin(): () => void;
  read(): PulseReading;
}

/** @param now - milliseconds of a monotonic clock */
export function createPulse(now: () => number): Pulse {
  let lastBeat = now();
  const begun = new Set<{ readonly at: number }>();
  return {
    beat: () => {
      lastBeat = now();
    },
    begin: () => {
      const job = { at: now() };
      begun.add(job);
      return () => begun.delete(job);
    },
    read: () => ({
      silentMs: now() - lastBeat,
      // A set iterates in the order of insertion.
      longestJobMs: now() - (begun.values().next().value?.at ?? now()),
    }),
  };
}
