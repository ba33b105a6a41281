import type { ApplicationStatus } from '@lender/lending';
import type { Centavos } from '@lender/money';

/** Tables that only `policy-drafts` writes. */
export interface PolicyDraftsTables {
  policy_shadow_verdict: PolicyShadowVerdictTable;
}

interface PolicyShadowVerdictTable {
  shadow_id: string;
  client_id: string;
  application_id: string;
  decision_id: string;
  outcome: ApplicationStatus | null;
  amount_centavos: Centavos | null;
  reasons: string[];
  rules: string[];
  missing: string[];
}
