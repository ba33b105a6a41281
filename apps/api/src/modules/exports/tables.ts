import type { PlainDate } from '@lender/calculator';
import type { ExportFormat, ExportSource, ExportState } from '@lender/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from '../../kernel/database/schema.ts';

/** Tables that only `exports` writes. */
export interface ExportsTables {
  export_file: ExportFileTable;
}

interface ExportFileTable {
  id: string;
  staff_id: string;
  source: ExportSource;
  first_day: PlainDate;
  last_day: PlainDate;
  /** True when identifiers are written in full. */
  is_personal: boolean;
  format: ColumnType<ExportFormat, ExportFormat | undefined, never>;
  state: ExportState;
  /** By the wall clock. */
  asked_at: Moment;
  rows: Generated<number | null>;
  size_bytes: Generated<number | null>;
  storage_key: Generated<string | null>;
  /** Loan whose evidence it is, if it is about one. */
  loan_id: ColumnType<string | null, string | null | undefined, never>;
}
