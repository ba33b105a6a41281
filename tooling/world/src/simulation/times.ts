/** Time spent, by activity. */
export interface Times {
  /** Runs some work, and adds its duration to the time of its kind. */
  of<Value>(what: string, work: () => Promise<Value>): Promise<Value>;
  /** Lists the time spent, in seconds, the longest first. */
  spent(): (readonly [what: string, seconds: number])[];
}

export function openTimes(): Times {
  const milliseconds = new Map<string, number>();
  return {
    of: async (what, work) => {
      const begun = performance.now();
      try {
        return await work();
      } finally {
        milliseconds.set(what, (milliseconds.get(what) ?? 0) + performance.now() - begun);
      }
    },
    spent: () =>
      [...milliseconds]
        .map(([what, spent]) => [what, spent / 1000] as const)
        .toSorted(([, one], [, other]) => other - one),
  };
}
