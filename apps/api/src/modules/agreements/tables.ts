import type { PlainDate } from '@lender/calculator';
import type { ColumnType } from 'kysely';
import type { Json, Moment } from '../../kernel/database/schema.ts';

/** Tables that only `agreements` writes. */
export interface AgreementsTables {
  agreement: AgreementTable;
}

interface AgreementTable {
  client_id: string;
  id: string;
  application_id: string;
  /** The offer in full, as quoted. */
  offer: Json;
  /** Hash of the offer, of the wording and of everything else that the text says. */
  fingerprint: string;
  /** Version of its wording; null for agreements from before wording had versions, which have the first. */
  agreement_version: ColumnType<number | null, number | undefined, never>;
  cover_version: ColumnType<number | null, number | undefined, never>;
  drafted_on: PlainDate;
  pdf_storage_key: string | null;
  pdf_sha256: string | null;
  signed_at: Moment | null;
  /** Moment since which it no longer counts, because its application waits for another signature. */
  superseded_at: ColumnType<Date | null, never, Date>;
  /** Evidence of the signature: code purpose, phone last four, request id. */
  evidence: Json | null;
  created_at: Moment;
}
