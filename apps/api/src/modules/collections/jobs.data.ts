import { recurringJob } from '../../kernel/job-declaration.ts';

/** Jobs that `collections` works on: what each carries, its tries or its times. */
export const COLLECTIONS_JOBS = {
  'judge-promises': recurringJob('*/10 * * * *'),
};
