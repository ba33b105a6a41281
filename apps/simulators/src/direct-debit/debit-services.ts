import type { DatabaseSync } from 'node:sqlite';
import type { WebhookTarget } from '../openpay/stores/webhook-target.ts';
import { createNoticeQueue, type NoticeQueue } from '../webhooks/notice-queue.ts';
import type { WorldClock } from '../world/world-clock.ts';
import { type AccountStore, createAccountStore } from './stores/account-store.ts';
import { createRequestStore, type RequestStore } from './stores/request-store.ts';

/** Stores and settings that direct debit needs. */
export interface DebitServices {
  readonly database: DatabaseSync;
  readonly debitAccounts: AccountStore;
  readonly debitRequests: RequestStore;
  readonly debitNotices: NoticeQueue;
  readonly debitTarget: WebhookTarget;
  readonly providerKey: string;
  readonly world: WorldClock;
  readonly wall: () => Date;
}

/** Creates all stores of Belvo Direct Debit. */
export const createDebitStores = (database: DatabaseSync, wall: () => Date) => ({
  debitAccounts: createAccountStore(database),
  debitRequests: createRequestStore(database),
  debitNotices: createNoticeQueue(database, { table: 'debit_notice', provider: 'direct-debit', wall }),
});
