import type { ColumnType } from 'kysely';

/** Tables that only `external-login` writes. */
export interface ExternalLoginTables {
  external_login: ExternalLoginTable;
}

interface ExternalLoginTable {
  client_id: string;
  application_id: string;
  /** Of the newest login that was begun, until it was used. */
  state_hash: Buffer | null;
  verifier_sealed: Buffer | null;
  /** By the wall clock, like the provider's codes. */
  expires_at: ColumnType<Date | null>;
  /** Person whom the provider confirmed. */
  subject_hash: ColumnType<Buffer | null, never>;
  confirmed_at: ColumnType<Date | null, never>;
}
