import type { PlainDate } from '@lender/calculator';
import type { ComplaintChannel, ComplaintKind, ComplaintOutcome } from '@lender/lending';
import type { ColumnType } from 'kysely';
import type { Moment } from '../../kernel/database/schema.ts';

/** Tables that only `complaints` writes. */
export interface ComplaintsTables {
  complaint: ComplaintTable;
  complaint_correction: ComplaintCorrectionTable;
}

interface ComplaintTable {
  id: string;
  folio: string;
  kind: ComplaintKind;
  channel: ComplaintChannel;
  person_name: string;
  /** Null where the complaint comes from no client. */
  client_id: string | null;
  application_id: string | null;
  loan_id: string | null;
  text: string;
  opened_at: Moment;
  opened_on: PlainDate;
  opened_by: string;
  due_on: PlainDate;
  extended_at: ColumnType<Date | null, never, Date>;
  extended_by: ColumnType<string | null, never, string>;
  extension_reason: ColumnType<string | null, never, string>;
  outcome: ColumnType<ComplaintOutcome | null, never, ComplaintOutcome>;
  answer: ColumnType<string | null, never, string>;
  answered_at: ColumnType<Date | null, never, Date>;
  answered_on: ColumnType<PlainDate | null, never, PlainDate>;
  answered_by: ColumnType<string | null, never, string>;
}

/** Correction of the answer to a complaint. Rows are never changed. */
interface ComplaintCorrectionTable {
  id: string;
  complaint_id: string;
  outcome: ComplaintOutcome;
  text: string;
  corrected_at: Moment;
  corrected_by: string;
}
