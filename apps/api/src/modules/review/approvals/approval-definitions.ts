import type { ApprovalDefinitions } from '../../approvals/index.ts';
import { clientStatusApproval } from '../../profile/index.ts';
import { LOAN_APPROVALS } from '../../servicing/index.ts';

/** Every command for two people, from the module that carries it out. */
export const APPROVAL_DEFINITIONS: ApprovalDefinitions = {
  'client.status': clientStatusApproval,
  ...LOAN_APPROVALS,
};
