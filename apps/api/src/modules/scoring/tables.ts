import type { Moment } from '../../kernel/database/schema.ts';

/** Tables that only `scoring` writes. */
export interface ScoringTables {
  collector_dataset: CollectorDatasetTable;
}

interface CollectorDatasetTable {
  client_id: string;
  application_id: string;
  reference_number: string;
  state: 'unknown' | 'open' | 'complete' | 'refused';
  /** Moment at which the scoring host answered; null while it could not be asked. */
  checked_at: Moment | null;
}
