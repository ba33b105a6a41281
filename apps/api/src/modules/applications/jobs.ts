import type { JobHandlers } from '../../implement.ts';
import { expireApplicationsJob } from './application-deadlines.ts';

export const jobs: JobHandlers<'expire-applications'> = {
  'expire-applications': expireApplicationsJob,
};
