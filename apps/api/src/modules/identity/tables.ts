import type { ColumnType } from 'kysely';
import type { Moment } from '../../kernel/database/schema.ts';

/** Tables that only `identity` writes. */
export interface IdentityTables {
  geo_position: { client_id: string; position_sealed: Buffer; updated_at: Moment };
  screening: ScreeningTable;
}

interface ScreeningTable {
  client_id: string;
  application_id: string;
  kind: 'device' | 'captcha';
  state: 'asked' | 'answered' | 'unknown';
  /** Data with which the provider is asked; deleted once it answered. */
  input_sealed: Buffer | null;
  answer: ColumnType<unknown, string | null, string | null>;
  device_hash: Buffer | null;
  asked_at: Moment;
  answered_at: Moment | null;
}
