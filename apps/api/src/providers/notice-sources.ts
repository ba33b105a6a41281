import { belvoNotices } from './belvo/notices.ts';
import { directDebitNotices } from './direct-debit/notices.ts';
import type { NoticeSource } from './inbox/notice-source.ts';
import { openPayNotices } from './openpay/notices.ts';
import { veriffNotices } from './veriff/notices.ts';

/** Every provider that tells us what happens there. */
export const NOTICE_SOURCES: readonly NoticeSource[] = [
  openPayNotices,
  directDebitNotices,
  belvoNotices,
  veriffNotices,
];
