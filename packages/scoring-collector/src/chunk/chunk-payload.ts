/**
 * Content of an opened chunk, version 1: one row per event, stored by column, since that compresses best. A chunk is
 * complete in itself: it needs nothing from another one.
 */
export interface ChunkPayload {
  readonly v: 1;
  /** Moment of the first row by the visitor's clock, in ms since 1970; for a chunk without rows its own moment. */
  readonly at: number;
  /** Minutes that the visitor's clock is behind UTC, as `Date.getTimezoneOffset` says. */
  readonly tz: number;
  /** Number of rows. */
  readonly n: number;
  /** Number of further rows for which there was no room; the oldest go first. */
  readonly dropped: number;
  /** In the first chunk of a page: true when the caller said that the person agreed. */
  readonly consent?: true | undefined;
  /** The targets of this chunk, `tag:type:name`. */
  readonly tg: readonly string[];
  /** Milliseconds since the previous row; 0 for the first. */
  readonly t: readonly number[];
  /** `EVENT_KIND`. */
  readonly k: readonly number[];
  /**
   * Index of the target in `tg`, -1 for none. For `move`: 1 for a finger, 0 for a mouse. For `visibility`: 1 when
   * visible.
   */
  readonly a: readonly number[];
  /**
   * Of keys and input the `CHARACTER_CLASS`, 0 for several characters. Of the clipboard 1 copy, 2 cut, 3 paste. Of
   * pointers the position in CSS pixels, less that of the pointer before. Of `scroll` the position, of `resize` the
   * width.
   */
  readonly x: readonly number[];
  /**
   * Of keys 1 when repeated. Of input 0, 1, 2 (to 4), 5 (to 8) or 9 characters and more. Otherwise as `x`, downwards.
   */
  readonly y: readonly number[];
}
