import { queuedJob } from '../../kernel/job-declaration.ts';

/** Jobs that `exports` works on: what each carries, its tries or its times. */
export const EXPORTS_JOBS = {
  'make-export': queuedJob<{ exportId: string }>({ retryLimit: 2, retryDelay: 5 }),
};
