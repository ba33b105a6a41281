import type { ColumnType } from 'kysely';
import type { Moment } from '../../kernel/database/schema.ts';

/** Tables that only `history` writes. */
export interface HistoryTables {
  event_log: EventLogTable;
}

interface EventLogTable {
  client_id: string;
  id: string;
  at: Moment;
  actor: string;
  event: string;
  application_id: string | null;
  /** Facts of the event's own kind; null where its name says all. */
  facts: ColumnType<unknown, string | null, never>;
}
