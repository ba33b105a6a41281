import type { JobHandlers } from './implement.ts';
import type { JobName } from './kernel/outbox.ts';
import { jobs as aml } from './modules/aml/jobs.ts';
import { jobs as applications } from './modules/applications/jobs.ts';
import { jobs as bankLink } from './modules/bank-link/jobs.ts';
import { jobs as collections } from './modules/collections/jobs.ts';
import { jobs as creditBureau } from './modules/credit-bureau/jobs.ts';
import { jobs as decisions } from './modules/decisions/jobs.ts';
import { jobs as documents } from './modules/documents/jobs.ts';
import { jobs as exportFiles } from './modules/exports/jobs.ts';
import { jobs as identityCheck } from './modules/identity-check/jobs.ts';
import { jobs as ledger } from './modules/ledger/jobs.ts';
import { jobs as mandates } from './modules/mandates/jobs.ts';
import { jobs as messages } from './modules/messages/jobs.ts';
import { jobs as payments } from './modules/payments/jobs.ts';
import { jobs as policyDrafts } from './modules/policy-drafts/jobs.ts';
import { jobs as reminders } from './modules/reminders/jobs.ts';
import { jobs as scoring } from './modules/scoring/jobs.ts';
import { jobs as servicing } from './modules/servicing/jobs.ts';
import { jobs as tasks } from './modules/tasks/jobs.ts';
import { jobs as webhooks } from './modules/webhooks/jobs.ts';
import { purgeExpiredJob } from './purge-expired.job.ts';
import type { Services } from './services.ts';

/** Handlers that work on every queue; a queue without its handler does not compile. */
export const JOB_HANDLERS: JobHandlers<JobName> = {
  ...tasks,
  ...messages,
  ...applications,
  ...documents,
  ...bankLink,
  ...identityCheck,
  ...creditBureau,
  ...ledger,
  ...payments,
  ...mandates,
  ...reminders,
  ...decisions,
  ...policyDrafts,
  ...collections,
  ...aml,
  ...scoring,
  ...servicing,
  ...exportFiles,
  ...webhooks,
  'purge-expired': purgeExpiredJob,
};

/** Starts work on every queue, and schedules the jobs that are due by themselves. */
export async function runJobs(services: Services): Promise<void> {
  const work = <Name extends JobName>(name: Name) => services.jobs.work(name, JOB_HANDLERS[name](services));
  for (const name of Object.keys(JOB_HANDLERS) as JobName[]) await work(name);
  await services.jobs.schedule();
}
