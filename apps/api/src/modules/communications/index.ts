export { publishMessageApproval } from './publish-message.approval.ts';
