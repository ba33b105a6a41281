const MINUTE_MS = 60_000;

/** Returns the full minutes since a status began, by the business clock. */
export const waitingMinutes = (since: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE_MS));
