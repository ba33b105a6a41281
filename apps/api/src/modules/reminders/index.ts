export { remindBorrowersJob } from './remind-borrowers.job.ts';
