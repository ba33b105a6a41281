import { retryJob } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { settleTask } from '../settle-task.ts';

export const retryJobHandler = implement(retryJob, async ({ params: { id } }, { caller, tx, services, log }) => {
  if (!(await services.jobs.retry(tx, id))) return refuse('not_found');
  await settleTask(tx, { kind: 'job_failed', subject: id, by: caller.userId }, services);
  log.info({ event: 'job.retried' });
  return ok({ id });
});
