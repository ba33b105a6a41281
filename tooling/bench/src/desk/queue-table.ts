import { markdownTable } from '@lender/vitest/markdown-table';
import type { Scrolled, Scrolls } from './measure-queue.ts';

/** A screen shows 60 frames a second. */
const FRAME_MS = 1_000 / 60;

/**
 * Returns the number of frames of a hundred that were not drawn, and the longest time that one was shown, in the median
 * of all scrolls.
 */
export function queueTable(scrolls: Scrolls): string {
  return markdownTable([
    ['scrolled', 'frames drawn', 'dropped, of 100', 'longest, ms'],
    ...[...scrolls].map(([name, all]) => [
      name,
      String(median(all.map(({ frames }) => frames.length))),
      median(all.map(droppedShare)).toFixed(1),
      median(all.map(longest)).toFixed(0),
    ]),
  ]);
}

const gaps = ({ frames }: Scrolled): readonly number[] =>
  frames.slice(1).map((at, place) => at - (frames[place] ?? at));

/** Counts the dropped frames: one that was shown twice as long as it should took the place of one. */
export function droppedShare(scrolled: Scrolled): number {
  const dropped = gaps(scrolled).reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0);
  return (100 * dropped) / (scrolled.frames.length + dropped);
}

const longest = (scrolled: Scrolled): number => Math.max(0, ...gaps(scrolled));

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
