import type { JobHandlers } from '../../implement.ts';
import { askBureauJob } from './ask-bureau.job.ts';
import type { CREDIT_BUREAU_JOBS } from './jobs.data.ts';

export const jobs: JobHandlers<keyof typeof CREDIT_BUREAU_JOBS> = { 'ask-bureau': askBureauJob };
