export { askToRegister } from './commands/ask-to-register.ts';
export { LOAN_APPROVALS } from './commands/loan-approvals.ts';
export { effectOfRequest } from './effect/effect-of-request.ts';
export { closeDays } from './jobs/close-days.ts';
export { serviceLoansJob } from './jobs/service-loans.job.ts';
