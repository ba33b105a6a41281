import type { Drawing } from '../../../vocabulary/chart/drawing.ts';

/** A table of words: the same figures as its chart, each of them. */
export interface ReportTableView {
  readonly columns: readonly { readonly header: string; readonly isFigure: boolean }[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

/** One report as it is drawn. */
export interface ReportView {
  /** What the chart shows, in a sentence: whoever does not see it is told the same. */
  readonly sentence: string;
  /** None where there is nothing to draw. */
  readonly drawing: Drawing | undefined;
  readonly tables: readonly (ReportTableView & { readonly caption: string })[];
}
