import type { JobHandlers } from '../../implement.ts';
import { raiseAlertsJob } from './raise-alerts.job.ts';

export const jobs: JobHandlers<'raise-alerts'> = { 'raise-alerts': raiseAlertsJob };
