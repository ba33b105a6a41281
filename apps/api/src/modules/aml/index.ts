export { thresholdsApproval } from './thresholds.approval.ts';
