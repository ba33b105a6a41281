import { webhookPasswordOf } from '../../settings/keys.ts';
import { isSameSecret } from '../inbox/is-same-secret.ts';
import type { Notice } from '../inbox/notice.ts';
import type { NoticeSource } from '../inbox/notice-source.ts';
import { type OpenPayNotice, readNotice } from './notice.ts';

export const WEBHOOK_USER = 'openpay';

/** OpenPay's notices, which it proves by HTTP basic authentication with the password that we gave it. */
export const openPayNotices: NoticeSource = {
  provider: 'openpay',
  isGenuine: ({ headers }, { keys }) => {
    const credentials = Buffer.from(`${WEBHOOK_USER}:${webhookPasswordOf(keys, 'openpay')}`).toString('base64');
    return isSameSecret(headers.authorization ?? '', `Basic ${credentials}`);
  },
  read: (raw) => {
    const notice = readNotice(raw);
    return notice && { key: notice.key, about: subjectOf(notice), handOn: handOn(notice) };
  },
};

const subjectOf = ({ type, transactionId, orderId, verificationCode }: OpenPayNotice): Notice['about'] => ({
  type,
  ...(transactionId !== undefined && { transaction: { id: transactionId, order_id: orderId ?? null } }),
  ...(verificationCode !== undefined && { verificationCode }),
});

/** Money that moved is asked about; any other notice stays in the inbox. */
function handOn({ type, transactionId, orderId }: OpenPayNotice): Notice['handOn'] {
  const topic = TOPICS[type.split('.')[0] ?? ''];
  if (topic === undefined || transactionId === undefined) return undefined;
  return (tx, jobs) => jobs.enqueue(tx, 'take-notice', { topic, transactionId, orderId: orderId ?? null });
}

/** Subject of a notice, by the first word of its type. */
const TOPICS: Readonly<Record<string, 'charge' | 'payout'>> = {
  charge: 'charge',
  chargeback: 'charge',
  spei: 'charge',
  payout: 'payout',
};
