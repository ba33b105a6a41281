export { exportApproval } from './export.approval.ts';
