import * as z from 'zod/mini';
import { webhookPasswordOf } from '../../settings/keys.ts';
import { isSameSecret } from '../inbox/is-same-secret.ts';
import type { Notice } from '../inbox/notice.ts';
import type { NoticeSource } from '../inbox/notice-source.ts';

export const WEBHOOK_USER = 'direct-debit';

const word = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

const noticeSchema = z.object({
  eventType: word(60),
  eventCode: word(80),
  datetime: word(40),
  details: z.object({ id: word(60), reference: z.nullish(word(100)) }),
});

type Reported = z.output<typeof noticeSchema>;

/** Belvo's notices of direct debit, which it proves by the user and password of the address that we gave it. */
export const directDebitNotices: NoticeSource = {
  provider: 'direct-debit',
  isGenuine: ({ headers }, { keys }) => {
    const credentials = Buffer.from(`${WEBHOOK_USER}:${webhookPasswordOf(keys, 'directDebit')}`).toString('base64');
    return isSameSecret(headers.authorization ?? '', `Basic ${credentials}`);
  },
  read: (raw) => {
    const { data } = noticeSchema.safeParse(jsonOf(raw));
    return data && { key: keyOf(data), about: subjectOf(data), handOn: handOn(data) };
  },
};

/** Notices have no id of their own: the event, its subject and its moment identify one. */
const keyOf = ({ eventCode, datetime, details }: Reported): string => [eventCode, details.id, datetime].join(':');

const orderOf = ({ details }: Reported): string | null => {
  const { data } = z.uuid().safeParse(details.reference);
  return data ?? null;
};

function subjectOf(reported: Reported): Notice['about'] {
  const { eventCode: type, eventType, details } = reported;
  if (eventType === 'payment_request_update')
    return { type, transaction: { id: details.id, order_id: orderOf(reported) } };
  return { type, subject: details.id };
}

function handOn(reported: Reported): Notice['handOn'] {
  const debitId = orderOf(reported);
  if (reported.eventType === 'payment_request_update' && debitId !== null)
    return (tx, jobs) => jobs.enqueue(tx, 'sync-debit', { debitId });
  if (reported.eventType === 'payment_method_update')
    return (tx, jobs) => jobs.enqueue(tx, 'sync-mandate', { accountId: reported.details.id });
  return undefined;
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}
