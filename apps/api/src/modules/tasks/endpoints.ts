import type { Implementation } from '../../implement.ts';
import { closeTaskHandler } from './close-task.handler.ts';
import { listTasksHandler } from './list-tasks.handler.ts';
import { listJobsHandler } from './server-work/list-jobs.handler.ts';
import { listSweepsHandler } from './server-work/list-sweeps.handler.ts';
import { retryJobHandler } from './server-work/retry-job.handler.ts';

export const endpoints: readonly Implementation[] = [
  closeTaskHandler,
  listJobsHandler,
  listSweepsHandler,
  listTasksHandler,
  retryJobHandler,
];
