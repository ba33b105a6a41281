import { scaleLinear } from 'd3-scale';
import { curveLinear, curveStepAfter, line } from 'd3-shape';
import { type ChartTone, type Drawing, SHEET_WIDTH } from './drawing.ts';

type Point = readonly [x: number, y: number];

export interface Line {
  readonly label: string;
  readonly tone: ChartTone;
  readonly points: readonly Point[];
  /**
   * True for a value that stays as it is until it changes at once.
   *
   * @default it changes gradually
   */
  readonly isStep?: boolean;
}

/** Moment marked with a dot, at a height of its own. */
export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly tone: ChartTone;
  readonly title: string;
}

/** Column that rises from the zero line of a chart, or hangs below it. */
export interface Column {
  readonly x: number;
  readonly value: number;
  readonly tone: ChartTone;
}

interface LineChart {
  readonly lines: readonly Line[];
  readonly columns?: readonly Column[];
  readonly dots?: readonly Dot[];
  /** Spans over the whole height, such as days on which the loan was late. */
  readonly bands?: readonly { readonly from: number; readonly to: number; readonly tone: ChartTone }[];
  /** Meaning of the columns. */
  readonly legend?: Drawing['legend'];
  readonly ticks: readonly { readonly x: number; readonly label: string }[];
  readonly formatY: (value: number) => string;
  /** Width of the drawing. @default half a page */
  readonly width?: number;
}

const HEIGHT = 300;
const LEFT = 96;
const RIGHT = 16;
const TOP = 12;
const BOTTOM = 28;
const MIDDLE = 'middle' as const;
/** A label under the right edge is aligned to it. */
const END = 'end' as const;

/** Draws lines over a common base line at zero, with columns under them if there are any. */
export function lineChart({
  lines,
  columns = [],
  dots = [],
  bands = [],
  legend = [],
  ticks,
  formatY,
  width: sheetWidth = SHEET_WIDTH,
}: LineChart): Drawing {
  const points = lines.flatMap((one) => one.points);
  const values = [0, ...points.map(([, y]) => y), ...columns.map(({ value }) => value)];
  const xs = [
    ...points.map(([x]) => x),
    ...bands.map(({ to }) => to),
    ...columns.map(({ x }) => x),
    ...ticks.map(({ x }) => x),
  ];
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  const across = scaleLinear([first, last === first ? first + 1 : last], [LEFT + 12, sheetWidth - RIGHT - 12]);
  const up = scaleLinear([Math.min(...values), Math.max(...values, 1)], [HEIGHT - BOTTOM, TOP]).nice(4);
  const width = Math.max(2, Math.min(24, (sheetWidth - LEFT - RIGHT) / Math.max(1, last - first + 1) / 2));
  const pathOf = line<Point>(
    ([x]) => across(x),
    ([, y]) => up(y),
  ).digits(1);
  const ground = HEIGHT - BOTTOM;
  return {
    width: sheetWidth,
    height: HEIGHT,
    rects: [
      ...bands.map(({ from, to, tone }) => ({
        x: across(from),
        y: TOP,
        width: across(to) - across(from),
        height: ground - TOP,
        tone,
      })),
      ...columns.map(({ x, value, tone }) => ({
        x: across(x) - width / 2,
        y: Math.min(up(value), up(0)),
        width,
        height: Math.abs(up(value) - up(0)),
        tone,
      })),
    ],
    dots: dots.map(({ x, y, tone, title }) => ({ x: across(x), y: up(y), tone, title })),
    paths: lines.map(({ points: own, tone, isStep }) => ({
      d: pathOf.curve(isStep ? curveStepAfter : curveLinear)([...own]) ?? '',
      tone,
    })),
    rules: up.ticks(4).map((value) => ({ x1: LEFT, x2: sheetWidth - RIGHT, y1: up(value), y2: up(value) })),
    labels: [
      ...up.ticks(4).map((value) => ({ x: LEFT - 8, y: up(value) + 4, text: formatY(value), anchor: 'end' as const })),
      ...ticks.map(({ x, label }) => ({ x: across(x), y: HEIGHT - 8, text: label, anchor: x === last ? END : MIDDLE })),
    ],
    legend: [...legend, ...lines.map(({ tone, label }) => ({ tone, label, isLine: true }))],
  };
}
