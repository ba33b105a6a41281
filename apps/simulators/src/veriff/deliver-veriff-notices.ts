import { z } from 'zod';
import { postNotice } from '../openpay/webhooks/deliver-webhooks.ts';
import { deliverNotices } from '../webhooks/deliver-notices.ts';
import { signatureOf } from './signature.ts';
import type { VeriffServices } from './veriff-services.ts';

const queuedSchema = z.object({ apiKey: z.string(), body: z.record(z.string(), z.unknown()) });

/**
 * Notifies the lender of what was begun, sent and decided, signed like everything from Veriff, until the answer is 2xx.
 */
export const deliverVeriffNotices = ({
  veriffNotices,
  veriffWebhookUrl: url,
  providerKey,
  wall,
}: Pick<VeriffServices, 'veriffNotices' | 'veriffWebhookUrl' | 'providerKey' | 'wall'>): Promise<void> =>
  deliverNotices(veriffNotices, {
    wall,
    notify: (event) => {
      const { apiKey, body } = queuedSchema.parse(JSON.parse(event));
      const text = JSON.stringify(body);
      const headers = { 'x-auth-client': apiKey, 'x-hmac-signature': signatureOf(text, providerKey) };
      return postNotice(text, { url, headers });
    },
  });
