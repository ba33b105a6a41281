import type { JobHandlers } from '../../implement.ts';
import { serviceLoansJob } from './jobs/service-loans.job.ts';

export const jobs = { 'service-loans': serviceLoansJob } satisfies Partial<JobHandlers<'service-loans'>>;
