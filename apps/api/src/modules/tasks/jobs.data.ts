import { recurringJob } from '../../kernel/job-declaration.ts';

/** Jobs that `tasks` works on: what each carries, its tries or its times. */
export const TASKS_JOBS = {
  'watch-jobs': recurringJob('* * * * *'),
};
