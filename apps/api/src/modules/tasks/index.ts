export { openTask } from './open-task.ts';
export { readableTasks } from './readable-tasks.policy.ts';
export { settleTask } from './settle-task.ts';
