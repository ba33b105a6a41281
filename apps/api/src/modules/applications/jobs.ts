import type { JobHandlers } from '../../implement.ts';
import { decideWaitingJob } from './flow/decide-waiting.job.ts';
import { screenApplicantJob } from './flow/screen-applicant.job.ts';
import { watchDeadlinesJob } from './watch-deadlines.job.ts';

export const jobs: JobHandlers<'expire-applications' | 'decide-waiting' | 'screen-applicant'> = {
  'expire-applications': watchDeadlinesJob,
  'decide-waiting': decideWaitingJob,
  'screen-applicant': screenApplicantJob,
};
