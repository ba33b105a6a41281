import type { JobHandlers } from '../../implement.ts';
import { checkDatasetJob } from './check-dataset.job.ts';

export const jobs: JobHandlers<'check-dataset'> = { 'check-dataset': checkDatasetJob };
