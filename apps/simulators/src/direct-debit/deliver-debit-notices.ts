import { sendWebhook } from '../openpay/webhooks/deliver-webhooks.ts';
import { deliverNotices } from '../webhooks/deliver-notices.ts';
import type { DebitServices } from './debit-services.ts';

/** Notifies the lender of changes of accounts and debits, until the answer is 2xx. */
export const deliverDebitNotices = ({
  debitNotices,
  debitTarget,
  wall,
}: Pick<DebitServices, 'debitNotices' | 'debitTarget' | 'wall'>): Promise<void> =>
  deliverNotices(debitNotices, { notify: (event) => sendWebhook(event, debitTarget), wall });
