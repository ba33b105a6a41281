import { type TablePart, useHydrated } from '@lender/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef } from 'react';

/** Beyond what is in sight, so that a step by keyboard always finds the next row. */
const overscan = 12;
/** Of one row, before it is measured, in CSS pixels. */
const estimatedHeight = 37;
/** So many rows before the end the next ones are asked for. */
const ahead = 60;

interface Listed {
  /** How many rows are loaded. */
  readonly loaded: number;
  /** How many there are; -1 while nobody knows. */
  readonly total: number;
  readonly onNearEnd: () => void;
}

interface DrawnRows {
  readonly frame: RefObject<HTMLElement | null>;
  /** From which row to before which one is drawn. */
  readonly from: number;
  readonly to: number;
  /** Absent until a script runs: then every row is there. */
  readonly part?: TablePart;
}

/** Which rows of a long list are in sight or nearly so. */
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
