export { type PublishingServices, publishEvent } from './publish-event.ts';
export { purgeWebhookEvents } from './purge-webhook-events.ts';
