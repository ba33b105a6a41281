import { sendWebhook } from '../openpay/webhooks/deliver-webhooks.ts';
import { deliverNotices } from '../webhooks/deliver-notices.ts';
import type { BelvoServices } from './belvo-services.ts';

/** Notifies the lender of what is known of links, until the answer is 2xx. */
export const deliverBankNotices = ({
  bankNotices,
  belvoTarget,
  wall,
}: Pick<BelvoServices, 'bankNotices' | 'belvoTarget' | 'wall'>): Promise<void> =>
  deliverNotices(bankNotices, { notify: (event) => sendWebhook(event, belvoTarget), wall });
