import type { JobHandlers } from '../../implement.ts';
import { decideWaitingJob } from './flow/decide-waiting.job.ts';
import { screenApplicantJob } from './flow/screen-applicant.job.ts';
import type { APPLICATIONS_JOBS } from './jobs.data.ts';
import { watchDeadlinesJob } from './watch-deadlines.job.ts';

export const jobs: JobHandlers<keyof typeof APPLICATIONS_JOBS> = {
  'expire-applications': watchDeadlinesJob,
  'decide-waiting': decideWaitingJob,
  'screen-applicant': screenApplicantJob,
};
