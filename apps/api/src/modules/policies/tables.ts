import type { PolicyShadowEnd } from '@lender/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from '../../kernel/database/schema.ts';

/** Tables that only `policies` writes. */
export interface PoliciesTables {
  policy: PolicyTable;
  policy_shadow: PolicyShadowTable;
}

interface PolicyTable {
  name: string;
  version: number;
  config: Json;
  live_from: Moment;
  /** Null where it came with the program. */
  made_by: Generated<string | null>;
  approved_by: Generated<string | null>;
  reason: Generated<string | null>;
}

/** Draft policy that decides beside the policy in force, without effect. */
interface PolicyShadowTable {
  id: string;
  draft_id: string;
  revision: number;
  config: Json;
  started_at: Moment;
  started_by: string;
  ends_at: Moment;
  stopped_at: ColumnType<Date | null, null, Date>;
  stopped_because: ColumnType<PolicyShadowEnd | null, null, PolicyShadowEnd>;
}
