export { LOAN_APPROVALS } from './commands/loan-approvals.ts';
export { serviceLoansJob } from './jobs/service-loans.job.ts';
