import type { JobHandlers } from '../../implement.ts';
import { expireApplicationsJob } from './application-deadlines.ts';
import { decideWaitingJob } from './flow/decide-waiting.job.ts';
import { screenApplicantJob } from './flow/screen-applicant.job.ts';

export const jobs: JobHandlers<'expire-applications' | 'decide-waiting' | 'screen-applicant'> = {
  'expire-applications': expireApplicationsJob,
  'decide-waiting': decideWaitingJob,
  'screen-applicant': screenApplicantJob,
};
