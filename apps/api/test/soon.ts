/** How a test waits for what a job or a provider is about to do: it looks often, and gives up late. */
export const soon = { timeout: 100_000, interval: 20 } as const;

/** How it waits where each look also hurries jobs on: slowly enough that a job's tries are not used up by looking. */
export const whileHurrying = { timeout: 40_000, interval: 200 } as const;
