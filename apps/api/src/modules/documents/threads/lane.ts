/** A queue of work with a limited number of tasks at a time; the rest waits in order. */
export interface Lane {
  run<Value>(task: () => Promise<Value>): Promise<Value>;
  /** Number of tasks that wait for their turn. */
  readonly waiting: number;
}

export function createLane(atOnce: number): Lane {
  const row: (() => void)[] = [];
  let running = 0;
  return {
    get waiting() {
      return row.length;
    },
    run: async (task) => {
      if (running === atOnce) await new Promise<void>((resolve) => row.push(resolve));
      else running += 1;
      try {
        return await task();
      } finally {
        // The place goes to the next one that waits, or is free again.
        const next = row.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
