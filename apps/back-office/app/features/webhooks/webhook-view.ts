import { type listWebhooks, type Reply, WEBHOOK_EVENTS } from '@lender/contract';
import { formatInstant } from '../../vocabulary/moment.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { developersCopy } from './developers.copy.es.ts';
import { deliveriesPath } from './developers-paths.ts';

const { webhooks: copy } = developersCopy;

/** Webhook, as the page shows it. */
export interface WebhookView {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly state: StatusWord;
  /** Notes on its state. */
  readonly notes: readonly string[];
  readonly events: string;
  readonly lastDelivered: string;
  readonly waiting: { readonly count: string; readonly href: string };
  readonly failed: { readonly count: string; readonly href: string };
  readonly isActive: boolean;
  readonly hasFailed: boolean;
}

export const webhookView = (row: Reply<typeof listWebhooks>[number]): WebhookView => ({
  id: row.id,
  name: row.name,
  url: row.url,
  state: row.state === 'active' && row.failingSince !== null ? copy.failing : copy.states[row.state],
  notes: [
    ...(row.failingSince === null ? [] : [copy.failingSince(formatInstant(row.failingSince))]),
    ...(row.oldSecretUntil === null ? [] : [copy.twoSecrets(formatInstant(row.oldSecretUntil))]),
  ],
  events: copy.eventCount(row.events.length, WEBHOOK_EVENTS.length),
  lastDelivered: row.lastDeliveredAt === null ? copy.never : formatInstant(row.lastDeliveredAt),
  waiting: { count: String(row.waiting), href: deliveriesPath({ webhookId: row.id, state: 'waiting' }) },
  failed: { count: String(row.failed), href: deliveriesPath({ webhookId: row.id, state: 'failed' }) },
  isActive: row.state === 'active',
  hasFailed: row.failed > 0,
});
