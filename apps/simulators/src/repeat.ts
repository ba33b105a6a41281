export interface Repetition {
  /** Stops after the current round. */
  stop(): Promise<void>;
}

/**
 * Repeats a round of work, one at a time, with a pause between rounds. A round that fails is reported and does not end
 * it.
 */
export function repeat(
  work: () => Promise<void>,
  { pauseMs, onError }: { pauseMs: number; onError: (error: unknown) => void },
): Repetition {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  const plan = () => {
    timer = setTimeout(() => {
      round = work()
        .catch(onError)
        .then(() => {
          if (!stopped) plan();
        });
    }, pauseMs);
  };
  plan();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
