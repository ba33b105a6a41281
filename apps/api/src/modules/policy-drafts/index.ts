export { publishPolicyApproval } from './publish-policy.approval.ts';
