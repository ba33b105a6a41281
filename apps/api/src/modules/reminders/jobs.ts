import type { JobHandlers } from '../../implement.ts';
import type { REMINDERS_JOBS } from './jobs.data.ts';
import { remindBorrowersJob } from './remind-borrowers.job.ts';

export const jobs: JobHandlers<keyof typeof REMINDERS_JOBS> = { 'remind-borrowers': remindBorrowersJob };
