import { createWebhook, redeliverFailedWebhooks, WEBHOOK_EVENTS } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';
import { typedDay } from '../../vocabulary/read-day.ts';

/** Adds a webhook; each event is a checkbox of its own. */
export const webhookForm = defineForm({
  endpoint: createWebhook,
  fields: ['url', 'name', ...WEBHOOK_EVENTS],
  bodyOf: ({ url, name, ...boxes }) => ({
    url: oneLine(url),
    name: oneLine(name),
    events: WEBHOOK_EVENTS.filter((type) => boxes[type] !== ''),
  }),
  fieldOf: { events: WEBHOOK_EVENTS[0] },
});

/** Sends again what failed since a day. */
export const redeliverForm = defineForm({
  endpoint: redeliverFailedWebhooks,
  fields: ['since'],
  bodyOf: ({ since }) => ({ since: typedDay(since) }),
});
