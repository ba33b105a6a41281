/** Returns the context under which the details of an entry are sealed: they open nowhere else. */
export const detailsContext = (sequence: number): string => `audit:${sequence}`;
