import { basicAuth } from '../../basic-auth.ts';
import type { OpenPayServices } from '../openpay-services.ts';
import type { WebhookTarget } from '../stores/webhook-target.ts';

const timeoutMs = 5000;
const firstPauseMs = 500;
const longestPauseMs = 30_000;

type DeliverWebhooks = Pick<OpenPayServices, 'webhooks' | 'webhookTarget' | 'wall'>;

/**
 * Sends the merchant the events that are due. An event is sent again, after longer and longer pauses, until the answer
 * is 2xx; when that answer is lost it is sent twice.
 */
export async function deliverWebhooks({ webhooks, webhookTarget, wall }: DeliverWebhooks): Promise<void> {
  const due = webhooks.listDue(wall().getTime());
  await Promise.all(
    due.map(async (delivery) => {
      const delivered = await sendWebhook(delivery.event, webhookTarget);
      const nowMs = wall().getTime();
      if (delivered) webhooks.markDelivered(delivery.id, nowMs);
      else webhooks.postpone(delivery.id, nowMs + pauseMs(delivery.attempts));
    }),
  );
}

/** Returns the pause after so many failed attempts: half a second, doubled each time, at most 30 s. */
export const pauseMs = (earlierAttempts: number): number =>
  Math.min(firstPauseMs * 2 ** earlierAttempts, longestPauseMs);

/** Sends one event with HTTP basic authentication; `false` when it was not accepted. */
export const sendWebhook = (event: string, { url, user, password }: WebhookTarget): Promise<boolean> =>
  postNotice(event, { url, headers: { authorization: basicAuth({ user, password }) } });

/** Sends one notice; `false` when it was not accepted. */
export async function postNotice(
  body: string,
  { url, headers }: { readonly url: string; readonly headers: Readonly<Record<string, string>> },
): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
