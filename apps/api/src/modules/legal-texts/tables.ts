import type { AcceptanceMethod, LegalKind } from '@lender/contract';
import type { ColumnType } from 'kysely';
import type { Moment } from '../../kernel/database/schema.ts';

/** Tables that only `legal-texts` writes. */
export interface LegalTextsTables {
  legal_text: LegalTextTable;
  acceptance: AcceptanceTable;
}

interface LegalTextTable {
  kind: LegalKind;
  version: number;
  /** With `{fields}`, one line for each heading, row or paragraph. */
  body: string;
  /** Hash of the body, in UTF-8. */
  sha256: string;
  registration: string | null;
  live_from: Moment;
  published_at: Moment;
  /** Null where it came with the program. */
  made_by: string | null;
  approved_by: string | null;
  reason: string | null;
}

/** Acceptance of a text, and its proof. */
interface AcceptanceTable {
  client_id: string;
  /** Id of the agreement, the mandate or the answer that it proves. */
  id: string;
  kind: LegalKind;
  /** Null for acceptances from before versions were kept. */
  version: number | null;
  document_sha256: string | null;
  application_id: string | null;
  accepted_at: Moment;
  method: AcceptanceMethod;
  request_id: string | null;
  device: string | null;
  /** Network from which it was accepted. */
  address_sealed: Buffer | null;
  code: ColumnType<unknown, string | null, never>;
}
