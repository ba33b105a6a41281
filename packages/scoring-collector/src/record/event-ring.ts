/**
 * One event, in five numbers: its time in ms since the page began, its kind, and three whose meaning depends on the
 * kind (`a`, `x` and `y` of a chunk).
 */
export type EventRow = readonly number[];

/** Rows of a span of time, oldest first. */
export interface Batch {
  readonly rows: readonly EventRow[];
  /** Number of earlier rows for which there was no room. */
  readonly dropped: number;
  /** Number of rows that there have ever been. */
  readonly end: number;
}

export interface EventRing {
  /** Adds a row, each number without its fraction. */
  push(time: number, kind: number, a?: number, x?: number, y?: number): void;
  /** Returns all rows that were not discarded. */
  read(): Batch;
  /** Discards a batch and keeps later rows; returns whether there are none. */
  forget(batch: Batch): boolean;
}

const columns = 5;

/** Creates a memory of fixed size: 80 KiB of whole numbers. The oldest row makes room for the newest. */
export function createEventRing(capacity = 4096): EventRing {
  const numbers = new Int32Array(capacity * columns);
  let written = 0;
  let forgotten = 0;
  const placeOf = (index: number) => (index % capacity) * columns;
  return {
    push: (time, kind, a = 0, x = 0, y = 0) => {
      numbers.set([time, kind, a, x, y], placeOf(written++));
    },
    read: () => {
      const from = Math.max(forgotten, written - capacity);
      const rows = Array.from({ length: written - from }, (_, index) => {
        const at = placeOf(from + index);
        return [...numbers.subarray(at, at + columns)];
      });
      return { rows, dropped: from - forgotten, end: written };
    },
    forget: ({ end }) => {
      forgotten = end;
      return end === written;
    },
  };
}
