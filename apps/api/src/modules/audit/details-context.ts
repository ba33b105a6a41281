/** Where the details of an entry live: they open nowhere else. */
export const detailsContext = (sequence: number): string => `audit:${sequence}`;
