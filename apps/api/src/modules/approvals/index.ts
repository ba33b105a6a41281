export {
  type ApprovalDefinition,
  type ApprovalDefinitions,
  defineApproval,
  type FourEyesEndpoint,
} from './approval-definition.ts';
export { openRequest } from './approval-record.ts';
export { approveRequest } from './approve-request.ts';
export { askApproval } from './ask-approval.ts';
export { readDependences } from './independence.ts';
export { mayCheckEachOther } from './may-check-each-other.ts';
export { findOpenRequest, openRequests } from './open-requests.ts';
export { type ApprovalRow, readApproval, selectApprovals, toApprovalRow } from './read-approvals.ts';
export { readableKinds } from './readable-kinds.policy.ts';
export { staleBecause } from './stale-because.ts';
