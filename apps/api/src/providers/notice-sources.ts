import { belvoNotices } from './belvo/notices.ts';
import { directDebitNotices } from './direct-debit/notices.ts';
import type { NoticeSource } from './inbox/notice-source.ts';
import { openPayNotices } from './openpay/notices.ts';
import { veriffNotices } from './veriff/notices.ts';

/** Sources of notices, one for every provider that reports events to us. */
export const NOTICE_SOURCES: readonly NoticeSource[] = [
  openPayNotices,
  directDebitNotices,
  belvoNotices,
  veriffNotices,
];
