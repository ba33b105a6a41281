import type { JobHandlers } from '../../implement.ts';
import { deliverWebhooksJob } from './sending/deliver-webhooks.job.ts';
import { sendWebhookJob } from './sending/send-webhook.job.ts';

export const jobs: JobHandlers<'send-webhook' | 'deliver-webhooks'> = {
  'send-webhook': sendWebhookJob,
  'deliver-webhooks': deliverWebhooksJob,
};
