export { capitalApproval } from './capital/capital.approval.ts';
export { openBankLines } from './open-bank-lines.ts';
