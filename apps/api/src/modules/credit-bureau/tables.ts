import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from '../../kernel/database/schema.ts';

/** Tables that only `credit-bureau` writes. */
export interface CreditBureauTables {
  bureau_query: BureauQueryTable;
}

interface BureauQueryTable {
  client_id: string;
  application_id: string;
  /** `authorized` while the bureau is still to be asked. */
  state: 'authorized' | 'answered' | 'unanswered' | 'withdrawn';
  /** Hash of the authorised text in `consent_text`. */
  text_hash: string;
  evidence: Json;
  authorized_at: Moment;
  tries: Generated<number>;
  folio: string | null;
  facts: ColumnType<unknown, string | null | undefined, string | null>;
  ended_at: Moment | null;
}
