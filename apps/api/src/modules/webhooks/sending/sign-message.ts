import { createHmac } from 'node:crypto';

export interface SignedMessage {
  readonly id: string;
  readonly sentAt: Date;
  readonly body: string;
  /** Secrets that are valid now, the newest first. */
  readonly secrets: readonly string[];
}

/**
 * Returns the headers by which a receiver verifies the sender of a message, as https://www.standardwebhooks.com says:
 * HMAC-SHA256 of `id.timestamp.body`, once for each secret.
 */
export function signMessage({ id, sentAt, body, secrets }: SignedMessage): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signatureBy = (secret: string) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  };
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map(signatureBy).join(' '),
  };
}
