import type { ApplicationStatus } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { Json, Moment } from '../../kernel/database/schema.ts';

/** Tables that only `decisions` writes. */
export interface DecisionsTables {
  decision: DecisionTable;
}

interface DecisionTable {
  client_id: string;
  id: string;
  application_id: string;
  kind: 'engine' | 'manual';
  policy: string;
  policy_version: number;
  variables: Json;
  /** Source of each variable; empty for earlier decisions. */
  origins: Json;
  /** Facts that the price followed from; null for a person's decision. */
  inputs: Json | null;
  outcome: ApplicationStatus;
  amount_centavos: Centavos | null;
  result: Json;
  reasons: string[];
  decided_by: string | null;
  note: string | null;
  decided_at: Moment;
}
