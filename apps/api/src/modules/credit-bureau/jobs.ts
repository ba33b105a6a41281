import type { JobHandlers } from '../../implement.ts';
import { askBureauJob } from './ask-bureau.job.ts';

export const jobs: JobHandlers<'ask-bureau'> = { 'ask-bureau': askBureauJob };
