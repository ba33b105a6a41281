import {
  encodeWire,
  WEBHOOK_EVENTS,
  WEBHOOK_EXAMPLES,
  type WebhookEvent,
  type WebhookEventType,
  webhookEvent,
} from '@lender/contract';
import { developersCopy } from './developers.copy.es.ts';

/** Event that other systems can subscribe to, as the page shows it. */
export interface EventView {
  readonly type: WebhookEventType;
  readonly name: string;
  /** Message as it is sent, formatted over several lines. */
  readonly example: string;
}

const TIMESTAMP = '2026-11-20T16:05:09.120Z';

/** Lists every event, with an example as it would be sent. */
export const eventViews = (): readonly EventView[] =>
  WEBHOOK_EVENTS.map((type, index) => {
    // The event and its own data fit together, which the type of a union does not express.
    const { data } = encodeWire(webhookEvent(), { type, data: WEBHOOK_EXAMPLES[type] } as WebhookEvent);
    const sent = { type, timestamp: TIMESTAMP, sequence: 1_040 + index, data };
    return { type, name: developersCopy.events.names[type], example: JSON.stringify(sent, null, 2) };
  });
