import { recurringJob } from '../../kernel/job-declaration.ts';

/** Jobs that `reminders` works on: what each carries, its tries or its times. */
export const REMINDERS_JOBS = {
  'remind-borrowers': recurringJob('7 * * * *'),
};
