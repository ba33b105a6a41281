export { openTask } from './open-task.ts';
export { readableTasks } from './readable-tasks.policy.ts';
export { settleTask } from './settle-task.ts';
export { TASK_LIMIT_HOURS } from './task-limits.data.ts';
