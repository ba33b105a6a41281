import { hydrateIslands } from '@lender/remix-host/islands';

/** Wakes the islands of this site, by their names. */
export const wakeIslands = () => hydrateIslands({});
