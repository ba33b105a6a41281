export { clientStatusApproval } from './client-status.approval.ts';
