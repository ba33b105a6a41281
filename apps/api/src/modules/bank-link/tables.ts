import type { ColumnType } from 'kysely';

/** Tables that only `bank-link` writes. */
export interface BankLinkTables {
  bank_link: BankLinkTable;
}

interface BankLinkTable {
  client_id: string;
  application_id: string;
  /** Our reference for the person who opens the widget. */
  reference: string;
  state: 'asked' | 'linked' | 'read' | 'unread' | 'ended';
  /** The provider's id of the link. */
  link_id: ColumnType<string | null, never>;
  institution: ColumnType<string | null, never>;
  /** By the wall clock. */
  linked_at: ColumnType<Date | null, never>;
  read_at: ColumnType<Date | null, never>;
  snapshot_sealed: ColumnType<Buffer | null, never>;
}
