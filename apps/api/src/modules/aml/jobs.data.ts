import { recurringJob } from '../../kernel/job-declaration.ts';

/** Jobs that `aml` works on: what each carries, its tries or its times. */
export const AML_JOBS = {
  'raise-alerts': recurringJob('*/10 * * * *'),
};
