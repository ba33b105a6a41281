import type { getWebhookDelivery, listWebhookDeliveries, Reply, WebhookTrouble } from '@lender/contract';
import { screenPath } from '../../screens.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { developersCopy } from './developers.copy.es.ts';

const { deliveries: copy, delivery: one, events } = developersCopy;

/** Delivery to one webhook, as the page shows it. */
export interface DeliveryView {
  readonly id: string;
  readonly href: string;
  readonly createdAt: string;
  readonly type: string;
  readonly event: string;
  readonly webhook: string;
  readonly state: StatusWord;
  readonly last: string;
  readonly next: string;
  readonly tries: string;
}

type Row = Reply<typeof listWebhookDeliveries>[number];

export const deliveryView = (row: Row): DeliveryView => ({
  id: row.id,
  href: screenPath('webhookDelivery', { id: row.id }),
  createdAt: formatInstant(row.createdAt),
  type: row.type,
  event: row.type === 'webhook.test' ? events.test : events.names[row.type],
  webhook: row.webhookName,
  state: copy.states[row.state],
  last: resultWords(row.lastStatus, row.lastTrouble),
  next: row.nextAt === null ? '' : formatInstant(row.nextAt),
  tries: String(row.tries),
});

function resultWords(status: number | null, trouble: WebhookTrouble | null): string {
  if (status !== null) return copy.status(status);
  return trouble === null ? '' : copy.troubles[trouble];
}

export interface AttemptView {
  readonly key: string;
  readonly at: string;
  readonly result: string;
  readonly tone: StatusWord['tone'];
  readonly duration: string;
  readonly answer: string;
}

export interface DeliverySheet extends DeliveryView {
  readonly facts: readonly { readonly term: string; readonly detail: string }[];
  readonly body: string;
  readonly attempts: readonly AttemptView[];
  /** True when a try is still to come by itself. */
  readonly isWaiting: boolean;
}

/** Returns one delivery with all its details. */
export function deliverySheet({ delivery, body, attempts }: Reply<typeof getWebhookDelivery>): DeliverySheet {
  const view = deliveryView(delivery);
  const { facts } = one;
  return {
    ...view,
    facts: [
      { term: facts.webhook, detail: view.webhook },
      { term: facts.messageId, detail: delivery.messageId },
      { term: facts.sequence, detail: String(delivery.sequence) },
      { term: facts.createdAt, detail: view.createdAt },
      ...(view.next === '' ? [] : [{ term: facts.next, detail: view.next }]),
    ],
    // The body is sent without line breaks; indentation makes it readable here.
    body: JSON.stringify(JSON.parse(body), null, 2),
    attempts: attempts.map((attempt, index) => ({
      key: `${attempt.at} ${index}`,
      at: formatInstant(attempt.at),
      result: resultWords(attempt.status, attempt.trouble),
      tone: attempt.status !== null && attempt.status >= 200 && attempt.status < 300 ? 'ok' : 'danger',
      duration: one.milliseconds(attempt.durationMs),
      answer: attempt.answer ?? '',
    })),
    isWaiting: delivery.state === 'waiting',
  };
}
