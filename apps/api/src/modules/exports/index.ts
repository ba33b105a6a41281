export { evidenceApproval, exportApproval } from './export.approval.ts';
export { purgeExports } from './purge-exports.ts';
