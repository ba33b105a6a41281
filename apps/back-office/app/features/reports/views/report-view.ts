import type { Drawing } from '../../../vocabulary/chart/drawing.ts';

/** A table of words: the same figures as its chart, each of them. */
export interface ReportTableView {
  readonly columns: readonly { readonly header: string; readonly isFigure: boolean }[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

/** Report, as the page shows it. */
export interface ReportView {
  /** Content of the chart in one sentence, for readers who do not see it. */
  readonly sentence: string;
  /** None where there is nothing to draw. */
  readonly drawing: Drawing | undefined;
  readonly tables: readonly (ReportTableView & { readonly caption: string })[];
}
