import type { JobHandlers } from '../../implement.ts';
import { convertHeicJob } from './heic/convert-heic.job.ts';
import { removeOrphansJob } from './remove-orphans.job.ts';

export const jobs: JobHandlers<'convert-heic' | 'remove-orphans'> = {
  'convert-heic': convertHeicJob,
  'remove-orphans': removeOrphansJob,
};
