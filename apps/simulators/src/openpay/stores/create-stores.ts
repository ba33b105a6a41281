import type { DatabaseSync } from 'node:sqlite';
import { createTransferStore } from '../../interbank/transfer-store.ts';
import { createCardStore } from './card-store.ts';
import { createChargeStore } from './charge-store.ts';
import { createPayoutStore } from './payout-store.ts';
import { createWebhookStore } from './webhook-store.ts';

/** Creates all stores of OpenPay. */
export const createStores = (database: DatabaseSync, wall: () => Date) => ({
  charges: createChargeStore(database),
  payouts: createPayoutStore(database),
  cards: createCardStore(database),
  transfers: createTransferStore(database),
  webhooks: createWebhookStore(database, wall),
});
