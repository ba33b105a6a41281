import type { JobHandlers } from '../../implement.ts';
import type { AML_JOBS } from './jobs.data.ts';
import { raiseAlertsJob } from './raise-alerts.job.ts';

export const jobs: JobHandlers<keyof typeof AML_JOBS> = { 'raise-alerts': raiseAlertsJob };
