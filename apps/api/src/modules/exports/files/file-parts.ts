import type { PlainDate } from '@lender/calculator';
import type { ExportColumn, ExportRow } from '../table/export-table.ts';

/** Who asked for a file, when it was made, and what it is about: each format says so in its own way. */
export interface FileMark {
  readonly name: string;
  readonly madeAt: Date;
  /** First and last day of the period. */
  readonly from: PlainDate;
  readonly to: PlainDate;
  /** True when identifiers are written in full. */
  readonly isPersonal: boolean;
}

/** Contents of a file, in whatever format it is written. */
export interface FileParts {
  readonly title: string;
  readonly columns: readonly ExportColumn[];
  readonly rows: readonly ExportRow[];
  readonly mark: FileMark;
}
