import { queuedJob, recurringJob } from '../../kernel/job-declaration.ts';

/** Jobs that `documents` works on: what each carries, its tries or its times. */
export const DOCUMENTS_JOBS = {
  'convert-heic': queuedJob<{ clientId: string; documentId: string }>({ retryLimit: 2, retryDelay: 1 }),
  'remove-orphans': recurringJob('47 9 * * *'),
};
