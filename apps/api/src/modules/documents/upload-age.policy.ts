/** Largest age of a photo, in milliseconds, when the rule is on. */
const MAX_AGE_MS = 120_000;
/** A phone's clock may run a little ahead of ours. */
const CLOCK_SLACK_MS = 60_000;

/** Tells whether the file was changed recently enough; false without a time. */
export function isFreshUpload(modifiedAt: string | undefined, wallNow: Date): boolean {
  if (modifiedAt === undefined) return false;
  const ageMs = wallNow.getTime() - Number(modifiedAt);
  return ageMs <= MAX_AGE_MS && ageMs >= -CLOCK_SLACK_MS;
}

/**
 * Returns the time of a file's last change, as its device reports it; nothing when it reports none, or a time in the
 * future.
 */
export function fileChangedAt(modifiedAt: string | undefined, wallNow: Date): Date | null {
  if (modifiedAt === undefined || Number(modifiedAt) > wallNow.getTime() + CLOCK_SLACK_MS) return null;
  return new Date(Number(modifiedAt));
}
