import { queuedJob } from '../../kernel/job-declaration.ts';

/** Jobs that `credit-bureau` works on: what each carries, its tries or its times. */
export const CREDIT_BUREAU_JOBS = {
  // Each try may be charged and is recorded in the borrower's file: few tries, far apart.
  'ask-bureau': queuedJob<{ clientId: string; applicationId: string }>({ retryLimit: 5, retryDelay: 180 }),
};
