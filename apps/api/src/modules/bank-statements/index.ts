export { capitalApproval } from './capital/capital.approval.ts';
