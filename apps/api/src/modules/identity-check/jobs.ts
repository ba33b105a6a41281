import type { JobHandlers } from '../../implement.ts';
import { askIdentityCheckJob } from './ask-identity-check.job.ts';
import { pollIdentityChecksJob } from './poll-identity-checks.job.ts';

export const jobs: JobHandlers<'ask-identity-check' | 'poll-identity-checks'> = {
  'ask-identity-check': askIdentityCheckJob,
  'poll-identity-checks': pollIdentityChecksJob,
};
