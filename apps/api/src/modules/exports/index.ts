export { evidenceApproval, exportApproval } from './export.approval.ts';
