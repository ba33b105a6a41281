import type { DatabaseSync } from 'node:sqlite';
import { createNoticeQueue, type NoticeQueue } from '../webhooks/notice-queue.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

/** Stores and settings that Veriff needs. */
export interface VeriffServices {
  readonly database: DatabaseSync;
  readonly veriffSessions: SessionStore;
  readonly veriffNotices: NoticeQueue;
  /** Address to which decisions and events are sent. */
  readonly veriffWebhookUrl: string;
  /** Secret shared with the lender. */
  readonly providerKey: string;
  readonly wall: () => Date;
}

/** Creates the stores of all that Veriff keeps. */
export const createVeriffStores = (database: DatabaseSync, wall: () => Date) => ({
  veriffSessions: createSessionStore(database),
  veriffNotices: createNoticeQueue(database, { table: 'veriff_notice', provider: 'veriff', wall }),
});
