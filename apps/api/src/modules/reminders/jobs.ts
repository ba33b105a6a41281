import type { JobHandlers } from '../../implement.ts';
import { remindBorrowersJob } from './remind-borrowers.job.ts';

export const jobs: JobHandlers<'remind-borrowers'> = { 'remind-borrowers': remindBorrowersJob };
