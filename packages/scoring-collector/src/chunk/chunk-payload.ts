/**
 * What a chunk says once it is opened, version 1: one row per event, its columns apart, since that compresses best. A
 * chunk stands alone: it needs nothing of another one.
 */
export interface ChunkPayload {
  readonly v: 1;
  /** The first row's moment by the visitor's clock, in ms since 1970; of a chunk without rows the chunk's own. */
  readonly at: number;
  /** Minutes that the visitor's clock is behind UTC, as `Date.getTimezoneOffset` says. */
  readonly tz: number;
  /** How many rows. */
  readonly n: number;
  /** How many more there were for which there was no room; the oldest go first. */
  readonly dropped: number;
  /** In the first chunk of a page: that the caller said so. */
  readonly consent?: true | undefined;
  /** The targets of this chunk, `tag:type:name`. */
  readonly tg: readonly string[];
  /** Milliseconds since the row before; 0 of the first. */
  readonly t: readonly number[];
  /** `EVENT_KIND`. */
  readonly k: readonly number[];
  /** Index of the target in `tg`, -1 of none. Of `move`: 1 of a finger, 0 of a mouse. Of `visibility`: 1 when seen. */
  readonly a: readonly number[];
  /**
   * Of keys and input the `CHARACTER_CLASS`, 0 of several characters. Of the clipboard 1 copy, 2 cut, 3 paste. Of
   * pointers the place in CSS pixels, less that of the pointer before. Of `scroll` the place, of `resize` the width.
   */
  readonly x: readonly number[];
  /** Of keys 1 when repeated. Of input 0, 1, 2 (to 4), 5 (to 8) or 9 characters and more. Else as `x`, downwards. */
  readonly y: readonly number[];
}
