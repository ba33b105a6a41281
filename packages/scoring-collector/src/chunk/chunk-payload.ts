/**
 * Content of an opened chunk, version 1: one row per event, stored by column, since that compresses best. A chunk is
 * complete in itself: it needs nothing from another one.
 */
export interface ChunkPayload {
  readonly v: 1;
  /** The first row's moment by the visitor's clock, in ms since 1970; of a chunk without rows the chunk's own. */
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
  /** Milliseconds since the row before; 0 of the first. */
  readonly t: readonly number[];
  /** `EVENT_KIND`. */
  readonly k: readonly number[];
  /** Index of the target in `tg`, -1 of none. Of `move`: 1 of a finger, 0 of a mouse. Of `visibility`: 1 when seen. */
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
