import type { Moment } from '../kernel/database/schema.ts';

/** Tables that only `http` writes. */
export interface HttpTables {
  idempotency_key: IdempotencyKeyTable;
}

interface IdempotencyKeyTable {
  scope: string;
  key: string;
  fingerprint: Buffer;
  status: number;
  /** The stored answer, sealed: it may hold a token or personal data. */
  answer_sealed: Buffer;
  created_at: Moment;
}
