import type { Implementation } from '../../implement.ts';
import { closeTaskHandler } from './close-task.handler.ts';
import { listTasksHandler } from './list-tasks.handler.ts';

export const endpoints: readonly Implementation[] = [closeTaskHandler, listTasksHandler];
