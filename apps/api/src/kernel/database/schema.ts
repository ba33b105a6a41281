import type { ColumnType } from 'kysely';

/** JSON columns are written as text and read parsed; each reader parses the value with its own schema. */
export type Json = ColumnType<unknown, string, string>;
export type Moment = ColumnType<Date, Date | string, Date | string>;

/**
 * Every table, as stored. The tables of the kernel stand here. Each other owner declares its own in its `tables.ts`, and
 * `registry/tables.ts` adds them to this interface, so that `Db` and `Tx` know all of them and the kernel names none.
 *
 * Amounts are integer centavos; days are `YYYY-MM-DD`; `…_sealed` is encrypted. The types are ensured elsewhere:
 * `column-types.ts` reads amounts and days, and the constraints of migration 0007 limit a column of closed words to those
 * words.
 */
export interface Database {
  outside_name: { kind: ExternalIdKind; name: string; client_id: string; id: string };
  rate_limit: { bucket: string; window_start: Moment; hits: number };
  /** Moment up to which something was read: a provider’s own list, or the data that are checked for alerts. */
  provider_mark: { name: string; read_until: Moment };
  sweep_run: SweepRunTable;
  business_clock: { id: number; offset_ms: number };
}

/**
 * Kinds of external id for a client's rows: the providers' ids, references for people, our own ids where a provider
 * names the order by them. Migration 0081 says which column each comes from.
 */
export type ExternalIdKind =
  | 'client'
  | 'referral'
  | 'collector_reference'
  | 'bank_link_reference'
  | 'bank_link'
  | 'debit'
  | 'debit_at_provider'
  | 'identity_session'
  | 'mandate_account'
  | 'stop_key'
  | 'payment'
  | 'payment_charge'
  | 'payment_transfer'
  | 'payment_reference'
  | 'payout'
  | 'payout_order'
  | 'payout_folio';

interface SweepRunTable {
  name: string;
  started_at: Moment;
  duration_ms: number;
  /** Number of things that the last run looked at; null where it does not say. */
  seen: number | null;
  failures: Json;
  error: string | null;
  failed_in_a_row: number;
}
