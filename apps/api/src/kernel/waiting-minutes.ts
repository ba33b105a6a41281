const MINUTE_MS = 60_000;

/** For how many full minutes something stands in its status, by the business clock. */
export const waitingMinutes = (since: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE_MS));
