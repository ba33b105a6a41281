import { purgeExpiredJob } from './kernel/purge-expired.job.ts';
import { decideApplicationJob } from './modules/decisions/decide-application.job.ts';
import { convertHeicJob } from './modules/documents/heic/convert-heic.job.ts';
import { removeOrphansJob } from './modules/documents/remove-orphans.job.ts';
import { sendEmailJob, sendSmsJob } from './modules/messages/send-message.jobs.ts';
import { sendPayoutJob, syncPayoutJob } from './modules/payments/payout.jobs.ts';
import { sweepJob } from './modules/payments/sweep.job.ts';
import { syncChargeJob } from './modules/payments/sync-charge.job.ts';
import type { Services } from './services.ts';

/** Starts working on every queue, and sets when the jobs that nobody asks for are due. */
export async function runJobs(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('decide-application', decideApplicationJob(services));
  await jobs.work('send-sms', sendSmsJob(services));
  await jobs.work('send-email', sendEmailJob(services));
  await jobs.work('send-payout', sendPayoutJob(services));
  await jobs.work('sync-payout', syncPayoutJob(services));
  await jobs.work('sync-charge', syncChargeJob(services));
  await jobs.work('convert-heic', convertHeicJob(services));
  await jobs.work('remove-orphans', removeOrphansJob(services));
  await jobs.work('sweep', sweepJob(services));
  await jobs.work('forget-stale', purgeExpiredJob(services));
  await jobs.schedule('sweep', '* * * * *');
  await jobs.schedule('forget-stale', '17 9 * * *');
  await jobs.schedule('remove-orphans', '47 9 * * *');
}
