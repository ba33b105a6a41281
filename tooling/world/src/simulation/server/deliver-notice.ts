import { WEBHOOK_USER as DEBIT_WEBHOOK_USER } from '@lender/api/providers/direct-debit/notices';
import { WEBHOOK_USER } from '@lender/api/providers/openpay/notices';
import { type Keys, type WebhookProvider, webhookPasswordOf } from '@lender/api/settings/keys';
import type { WorldNotice } from '../bank/notices.ts';

interface Delivery {
  readonly origin: string;
  /** Keys with the password of each provider. */
  readonly keys: Keys;
  /** Moment at which the notice says that it happened. */
  readonly at: Date;
}

/** Delivers a notice in the form of its provider. @throws when it is not acknowledged */
export async function deliverNotice(notice: WorldNotice, { origin, keys, at }: Delivery): Promise<void> {
  const { user, body } = WIRE[notice.provider](notice, at.toISOString());
  const password = webhookPasswordOf(keys, PROVIDERS[notice.provider]);
  const { status } = await fetch(`${origin}/webhooks/${notice.provider}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
    },
    body: JSON.stringify(body),
  });
  if (status !== 200) throw new Error(`a notice was answered with ${status}`);
}

/** Providers by the name in their password. */
const PROVIDERS: Readonly<Record<WorldNotice['provider'], WebhookProvider>> = {
  openpay: 'openpay',
  'direct-debit': 'directDebit',
};

type Said = (notice: WorldNotice, at: string) => { user: string; body: object };

/** Wire form of each provider's notices. */
const WIRE: Readonly<Record<WorldNotice['provider'], Said>> = {
  openpay: ({ type, transactionId: id, orderId }, event_date) => ({
    user: WEBHOOK_USER,
    body: { type, event_date, transaction: { id, ...(orderId !== undefined && { order_id: orderId }) } },
  }),
  'direct-debit': ({ type: eventCode, transactionId: id, orderId: reference }, datetime) => ({
    user: DEBIT_WEBHOOK_USER,
    body: { eventType: 'payment_request_update', eventCode, datetime, details: { id, reference } },
  }),
};
