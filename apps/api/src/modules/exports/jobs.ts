import type { JobHandlers } from '../../implement.ts';
import { makeExportJob } from './make-export.job.ts';

export const jobs: JobHandlers<'make-export'> = { 'make-export': makeExportJob };
