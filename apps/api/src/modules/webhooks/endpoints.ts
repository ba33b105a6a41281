import type { Implementation } from '../../implement.ts';
import {
  getWebhookDeliveryHandler,
  listWebhookDeliveriesHandler,
  redeliverFailedWebhooksHandler,
  redeliverWebhookHandler,
} from './delivery.handlers.ts';
import {
  changeWebhookHandler,
  createWebhookHandler,
  listWebhooksHandler,
  removeWebhookHandler,
  rotateWebhookSecretHandler,
  sendTestWebhookHandler,
} from './webhook.handlers.ts';

export const endpoints: readonly Implementation[] = [
  listWebhooksHandler,
  createWebhookHandler,
  changeWebhookHandler,
  removeWebhookHandler,
  rotateWebhookSecretHandler,
  sendTestWebhookHandler,
  listWebhookDeliveriesHandler,
  getWebhookDeliveryHandler,
  redeliverWebhookHandler,
  redeliverFailedWebhooksHandler,
];
