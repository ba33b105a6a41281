/** Engines for which the queue has a profile; only the first one was run. */
export const DATABASE_ENGINES = ['postgres', 'citus', 'yugabytedb'] as const;
export type DatabaseEngine = (typeof DATABASE_ENGINES)[number];
