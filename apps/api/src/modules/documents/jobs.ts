import type { JobHandlers } from '../../implement.ts';
import { convertHeicJob } from './heic/convert-heic.job.ts';
import type { DOCUMENTS_JOBS } from './jobs.data.ts';
import { removeOrphansJob } from './remove-orphans.job.ts';

export const jobs: JobHandlers<keyof typeof DOCUMENTS_JOBS> = {
  'convert-heic': convertHeicJob,
  'remove-orphans': removeOrphansJob,
};
