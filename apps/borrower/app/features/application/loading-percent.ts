/** What each thing that is there adds, and the last one; in percent. */
const each = 30;
const last = 45;

/**
 * How far a wait is, in percent: every finished part counts 30, the last one 45, together never above 100.
 *
 * @example
 * loadingPercent({ done: 2, of: 3 }) // → 60
 */
export const loadingPercent = ({ done, of }: { readonly done: number; readonly of: number }): number =>
  Math.min(100, done * each + (done >= of ? last - each : 0));
