import { expect, test } from 'vitest';
import { decodeWire, encodeWire } from '../codec.ts';
import { WEBHOOK_EVENTS, webhookEvent } from './webhook-event.ts';
import { WEBHOOK_EXAMPLES } from './webhook-examples.data.ts';

test.each(WEBHOOK_EVENTS)('the example of %s is a valid event', (type) => {
  const event = { type, data: WEBHOOK_EXAMPLES[type] };
  const wire = encodeWire(webhookEvent(), event as Parameters<typeof encodeWire<ReturnType<typeof webhookEvent>>>[1]);
  expect(decodeWire(webhookEvent(), JSON.parse(JSON.stringify(wire)))).toEqual({ ok: true, value: event });
});
