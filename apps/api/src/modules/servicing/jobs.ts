import type { JobHandlers } from '../../implement.ts';
import { serviceLoansJob } from './jobs/service-loans.job.ts';
import type { SERVICING_JOBS } from './jobs.data.ts';

export const jobs = { 'service-loans': serviceLoansJob } satisfies JobHandlers<keyof typeof SERVICING_JOBS>;
