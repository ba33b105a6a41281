import type { JobHandlers } from '../../implement.ts';
import { askIdentityCheckJob } from './ask-identity-check.job.ts';
import type { IDENTITY_CHECK_JOBS } from './jobs.data.ts';
import { pollIdentityChecksJob } from './poll-identity-checks.job.ts';

export const jobs: JobHandlers<keyof typeof IDENTITY_CHECK_JOBS> = {
  'ask-identity-check': askIdentityCheckJob,
  'poll-identity-checks': pollIdentityChecksJob,
};
