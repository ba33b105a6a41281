/** Polls often for the work of a job, a provider or a page, and gives up so late that a busy machine fails no test. */
export const soon = { timeout: 300_000, interval: 20 } as const;

/** Waits where each look also speeds up jobs: slowly enough that looking does not use up the tries of a job. */
export const whileHurrying = { timeout: 300_000, interval: 200 } as const;
