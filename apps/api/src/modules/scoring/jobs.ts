import type { JobHandlers } from '../../implement.ts';
import { checkDatasetJob } from './check-dataset.job.ts';
import type { SCORING_JOBS } from './jobs.data.ts';

export const jobs: JobHandlers<keyof typeof SCORING_JOBS> = { 'check-dataset': checkDatasetJob };
