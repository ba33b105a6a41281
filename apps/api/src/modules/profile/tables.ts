import type { ColumnType } from 'kysely';
import type { Moment } from '../../kernel/database/schema.ts';

/** Tables that only `profile` writes. */
export interface ProfileTables {
  contact_change: ContactChangeTable;
  wanted_contact: WantedContactTable;
  payment_card: PaymentCardTable;
}

interface ContactChangeTable {
  client_id: string;
  id: string;
  kind: 'email' | 'phone';
  /** Previous address. */
  old_sealed: Buffer;
  old_last_four: string | null;
  old_verified_at: Moment | null;
  undo_code_hash: Buffer;
  changed_at: Moment;
  undo_until: Moment;
  undone_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface WantedContactTable {
  id: string;
  client_id: string;
  kind: 'email' | 'phone';
  /** Address that the account will have once a second person approves it. */
  address_sealed: Buffer;
  /** By the wall clock. */
  asked_at: Moment;
}

interface PaymentCardTable {
  client_id: string;
  /** Null for older cards, which cannot be charged. */
  token_sealed: Buffer | null;
  provider_customer_id: string | null;
  provider_card_id: string | null;
  brand: string;
  last_four: string;
  updated_at: Moment;
}
