/** Something that an older server would not survive, and why none meets it. */
export interface AllowedBreak {
  /** The migration, by its name. */
  readonly migration: string;
  /** What changed, in the words of the test that refused it. */
  readonly change: string;
  /** The release or commit since which no server uses it: whoever comes from before stops there on the way. */
  readonly unusedSince: string;
  readonly because: string;
}

/**
 * Every contraction, oldest first. A migration only adds; what nothing uses any more is taken away by a later release,
 * once no server of a release that used it can be running.
 */
export const ALLOWED_BREAKS: readonly AllowedBreak[] = [];
