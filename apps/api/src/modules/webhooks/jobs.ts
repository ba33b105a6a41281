import type { JobHandlers } from '../../implement.ts';
import type { WEBHOOKS_JOBS } from './jobs.data.ts';
import { deliverWebhooksJob } from './sending/deliver-webhooks.job.ts';
import { sendWebhookJob } from './sending/send-webhook.job.ts';

export const jobs: JobHandlers<keyof typeof WEBHOOKS_JOBS> = {
  'send-webhook': sendWebhookJob,
  'deliver-webhooks': deliverWebhooksJob,
};
