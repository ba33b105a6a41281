export { type PublishingServices, publishEvent } from './publish-event.ts';
