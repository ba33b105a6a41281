import type { JobHandlers } from '../../implement.ts';
import type { EXPORTS_JOBS } from './jobs.data.ts';
import { makeExportJob } from './make-export.job.ts';

export const jobs: JobHandlers<keyof typeof EXPORTS_JOBS> = { 'make-export': makeExportJob };
