import type { Drawing } from '../../vocabulary/chart/drawing.ts';

/** Text of a cell, with the page that has the rows it counts. */
export type ReportCell = string | { readonly text: string; readonly href: string };

/** Table with every figure of its chart, as text. */
export interface ReportTableView {
  readonly columns: readonly { readonly header: string; readonly isFigure: boolean }[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReportCell[] }[];
}

/** Report, as the page shows it. */
export interface ReportView {
  /** Content of the chart in one sentence, for readers who do not see it. */
  readonly sentence: string;
  /** Chart; absent when there is nothing to draw. */
  readonly drawing: Drawing | undefined;
  readonly tables: readonly (ReportTableView & { readonly caption: string })[];
}
