import { recurringJob } from '../../kernel/job-declaration.ts';

/** Jobs that `ledger` works on: what each carries, its tries or its times. */
export const LEDGER_JOBS = {
  // A moment after midnight in Mexico City.
  'snapshot-ledger': recurringJob('7 6 * * *', { isCritical: true }),
};
