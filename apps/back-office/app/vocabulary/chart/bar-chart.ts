import { scaleBand, scaleLinear } from 'd3-scale';
import { type ChartTone, type Drawing, SHEET_WIDTH } from './drawing.ts';

export interface Bar {
  readonly label: string;
  /** Parts from left to right; each value is measured from zero. */
  readonly parts: readonly { readonly tone: ChartTone; readonly value: number }[];
  /** Shown at the end of the bar. */
  readonly note: string;
  /** Page with the rows of the bar. */
  readonly href?: string | undefined;
}

interface BarChart {
  readonly full?: number;
  readonly width?: number;
}

const ROW = 34;
/** Room before the bars, and the letters of a name that fit into it. */
const HALF = { names: 190, letters: 24 };
const WIDE = { names: 360, letters: 46 };
const NOTES = 124;

/**
 * Draws bars one below the other, with their names before them and the parts of a bar beside each other.
 *
 * @param full - value of a bar of the full width; the longest bar by default
 * @param width - width of the drawing; half a page by default
 */
export function barChart(
  bars: readonly Bar[],
  legend: Drawing['legend'],
  { full = longest(bars), width = SHEET_WIDTH }: BarChart = {},
): Drawing {
  const height = Math.max(1, bars.length) * ROW;
  const { names, letters } = width > SHEET_WIDTH ? WIDE : HALF;
  const across = scaleLinear([0, Math.max(full, 1)], [names, width - NOTES]);
  // By position: two people may have the same name.
  const down = scaleBand([...bars.keys()], [0, height]).padding(0.3);
  const middle = (place: number) => (down(place) ?? 0) + down.bandwidth() / 2 + 4;
  return {
    width,
    height,
    rects: bars.flatMap(({ parts }, place) => {
      let before = 0;
      return parts.map(({ tone, value }) => {
        const x = across(before);
        before += value;
        return { x, y: down(place) ?? 0, width: across(before) - x, height: down.bandwidth(), tone };
      });
    }),
    paths: [],
    rules: [{ x1: names, y1: 0, x2: names, y2: height }],
    labels: bars.flatMap(({ label, parts, note, href }, place) => [
      {
        ...{ x: names - 10, y: middle(place), text: shortened(label, letters), anchor: 'end' as const },
        ...(href && { href }),
      },
      { x: across(sumOf(parts)) + 8, y: middle(place), text: note, anchor: 'start' as const },
    ]),
    legend,
  };
}

/** Returns the part of a label that fits before a bar; the table beside it has the whole label. */
const shortened = (label: string, letters: number): string =>
  label.length > letters ? `${label.slice(0, letters - 1).trimEnd()}…` : label;

const sumOf = (parts: Bar['parts']): number => parts.reduce((sum, { value }) => sum + value, 0);
const longest = (bars: readonly Bar[]): number => Math.max(0, ...bars.map(({ parts }) => sumOf(parts)));
