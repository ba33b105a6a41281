import type { AmlKind, AmlRule, AmlState } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { ColumnType } from 'kysely';
import type { Json, Moment } from '../../kernel/database/schema.ts';

/** Tables that only `aml` writes. */
export interface AmlTables {
  aml_alert: AmlAlertTable;
  aml_thresholds: AmlThresholdsTable;
}

/** A case that the rules against money laundering have a member of staff review. */
interface AmlAlertTable {
  id: string;
  /** Key of the finding; the same thing is found once. */
  key: string;
  kind: AmlKind;
  rule: AmlRule;
  state: AmlState;
  /** Version of the thresholds that raised the finding. */
  thresholds: number;
  client_ids: string[];
  loan_id: string | null;
  payment_ids: string[];
  amount_centavos: Centavos | null;
  /** Members of staff whom it is about. */
  staff_ids: string[];
  raised_at: Moment;
  held_by: ColumnType<string | null, never, string>;
  note: ColumnType<string | null, never, string>;
  folio: ColumnType<string | null, never, string | null>;
  closed_at: ColumnType<Date | null, never, Date>;
  closed_by: ColumnType<string | null, never, string>;
}

interface AmlThresholdsTable {
  version: number;
  config: Json;
  live_from: Moment;
  made_by: string;
  approved_by: string;
  reason: string;
}
