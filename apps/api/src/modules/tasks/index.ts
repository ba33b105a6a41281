export { openTask } from './open-task.ts';
export { settleTask } from './settle-task.ts';
