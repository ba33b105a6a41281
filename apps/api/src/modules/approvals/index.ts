export {
  type ApprovalDefinition,
  type ApprovalDefinitions,
  defineApproval,
  type FourEyesEndpoint,
} from './approval-definition.ts';
export { approveRequest } from './approve-request.ts';
export { askApproval } from './ask-approval.ts';
export { readApproval } from './read-approvals.ts';
