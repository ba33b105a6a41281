import { webhookPasswordOf } from '../../settings/keys.ts';
import { isSameSecret } from '../inbox/is-same-secret.ts';
import type { NoticeSource } from '../inbox/notice-source.ts';
import { readBelvoNotice } from './notice.ts';

const WEBHOOK_USER = 'belvo';

/** Belvo's notices of links, with the HTTP basic authentication that is set in its dashboard. */
export const belvoNotices: NoticeSource = {
  provider: 'belvo',
  isGenuine: ({ headers }, { keys }) => {
    const credentials = Buffer.from(`${WEBHOOK_USER}:${webhookPasswordOf(keys, 'belvo')}`).toString('base64');
    return isSameSecret(headers.authorization ?? '', `Basic ${credentials}`);
  },
  read: (raw) => {
    const notice = readBelvoNotice(raw);
    if (!notice) return undefined;
    const { key, type, linkId } = notice;
    if (linkId === undefined) return { key, about: { type }, handOn: undefined };
    return {
      key,
      about: { type, subject: linkId },
      // Whatever the notice says of a link: the bank is read again.
      handOn: (tx, jobs) => jobs.enqueue(tx, 'read-bank-link', { linkId }),
    };
  },
};
