import { type TablePart, useHydrated } from '@lender/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef } from 'react';

/** Number of rows drawn beyond the visible ones, so that a step by keyboard always finds the next row. */
const overscan = 12;
/** Height of one row before it is measured, in CSS pixels. */
const estimatedHeight = 37;
/** Number of rows before the end at which the next ones are requested. */
const ahead = 60;

interface Listed {
  /** Number of rows that are loaded. */
  readonly loaded: number;
  /** Number of rows in all; -1 while it is unknown. */
  readonly total: number;
  readonly onNearEnd: () => void;
}

interface DrawnRows {
  readonly frame: RefObject<HTMLElement | null>;
  /** First row that is drawn; `to` is the row before which drawing ends. */
  readonly from: number;
  readonly to: number;
  /** Part to draw; absent until a script runs: then every row is drawn. */
  readonly part?: TablePart;
}

/** Returns the rows of a long list that are visible or nearly so. */
export function useDrawnRows({ loaded, total, onNearEnd }: Listed): DrawnRows {
  const frame = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  const rows = useVirtualizer({
    count: loaded,
    overscan,
    estimateSize: () => estimatedHeight,
    getScrollElement: () => frame.current,
  });
  const drawn = rows.getVirtualItems();
  const [first, last] = [drawn[0], drawn.at(-1)];
  const isNearEnd = last !== undefined && last.index >= loaded - ahead;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd]);
  if (!isHydrated || !first || !last) return { frame, from: 0, to: loaded };
  const part = {
    total,
    first: first.index,
    roomAbove: first.start,
    roomBelow: rows.getTotalSize() - last.end,
    rowRef: rows.measureElement,
  };
  return { frame, from: first.index, to: last.index + 1, part };
}
