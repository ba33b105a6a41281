export { debitLoansJob } from './debit-loans.job.ts';
export { nextDebitMoment } from './debits/make-debits.ts';
export { endMandate } from './end-mandate.ts';
export { mandateForStaff } from './mandate-for-staff.ts';
export { liveMandate } from './mandate-record.ts';
