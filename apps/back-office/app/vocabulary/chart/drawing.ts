/** Meanings of the colours in a chart; lateness goes from `ok` over `warn` to `danger`. */
export const CHART_TONES = ['primary', 'accent', 'ok', 'warn', 'danger', 'focus', 'soft', 'ink', 'pale'] as const;
export type ChartTone = (typeof CHART_TONES)[number];

/** Chart as it is drawn, in pixels of a drawing of this size; everything was measured on the server. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly rects: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly tone: ChartTone;
  }[];
  /** Named moments on a line. */
  readonly dots?: readonly {
    readonly x: number;
    readonly y: number;
    readonly tone: ChartTone;
    readonly title: string;
  }[];
  readonly paths: readonly { readonly d: string; readonly tone: ChartTone }[];
  readonly rules: readonly { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }[];
  readonly labels: readonly {
    readonly x: number;
    readonly y: number;
    readonly text: string;
    readonly anchor: 'start' | 'middle' | 'end';
    /** Page with the rows that the label names. */
    readonly href?: string;
  }[];
  /** Meaning of each tone; empty where the labels say it. */
  readonly legend: readonly LegendEntry[];
}

export interface LegendEntry {
  readonly tone: ChartTone;
  readonly label: string;
  /** True for the meaning of a line; otherwise it is that of an area. */
  readonly isLine?: boolean;
}

/** Width of half of a desktop page. */
export const SHEET_WIDTH = 640;

/** Width of a whole desktop page, for a chart above its table. */
export const WIDE_SHEET_WIDTH = 1160;
