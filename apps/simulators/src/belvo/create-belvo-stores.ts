import type { DatabaseSync } from 'node:sqlite';
import { createNoticeQueue } from '../webhooks/notice-queue.ts';
import { createLinkStore } from './link-store.ts';
import { createTokenStore } from './token-store.ts';

/** Creates all stores of Belvo. */
export const createBelvoStores = (database: DatabaseSync, wall: () => Date) => ({
  bankTokens: createTokenStore(database),
  bankLinks: createLinkStore(database),
  bankNotices: createNoticeQueue(database, { table: 'belvo_notice', provider: 'belvo', wall }),
});
