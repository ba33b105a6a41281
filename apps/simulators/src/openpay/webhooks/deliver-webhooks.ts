import { basicAuth } from '../../basic-auth.ts';
import type { OpenPayServices } from '../openpay-services.ts';
import type { WebhookTarget } from '../stores/webhook-target.ts';

const timeoutMs = 5000;
const firstPauseMs = 500;
const longestPauseMs = 30_000;

type DeliverWebhooks = Pick<OpenPayServices, 'webhooks' | 'webhookTarget' | 'wall'>;

/**
 * Tells the merchant the events that are due. An event is told again, after longer and longer pauses, until the answer
 * is 2xx; when that answer is lost it is told twice.
 */
export async function deliverWebhooks({ webhooks, webhookTarget, wall }: DeliverWebhooks): Promise<void> {
  const due = webhooks.listDue(wall().getTime());
  await Promise.all(
    due.map(async (delivery) => {
      const delivered = await tellWebhook(delivery.event, webhookTarget);
      const nowMs = wall().getTime();
      if (delivered) webhooks.markDelivered(delivery.id, nowMs);
      else webhooks.postpone(delivery.id, nowMs + pauseMs(delivery.attempts));
    }),
  );
}

/** How long to wait after so many attempts in vain: half a second, doubled each time, at most 30 s. */
export const pauseMs = (earlierAttempts: number): number =>
  Math.min(firstPauseMs * 2 ** earlierAttempts, longestPauseMs);

/** Tells one event by HTTP basic authentication; `false` when nobody took it. */
export const tellWebhook = (event: string, { url, user, password }: WebhookTarget): Promise<boolean> =>
  postNotice(event, { url, headers: { authorization: basicAuth({ user, password }) } });

/** Sends one notice; `false` when nobody took it. */
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
