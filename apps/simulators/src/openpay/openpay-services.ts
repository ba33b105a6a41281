import type { DatabaseSync } from 'node:sqlite';
import type { TransferStore } from '../interbank/transfer-store.ts';
import type { RandomInt } from '../world/identifiers.ts';
import type { WorldClock } from '../world/world-clock.ts';
import type { CardStore } from './stores/card-store.ts';
import type { ChargeStore } from './stores/charge-store.ts';
import type { PayoutStore } from './stores/payout-store.ts';
import type { WebhookStore } from './stores/webhook-store.ts';
import type { WebhookTarget } from './stores/webhook-target.ts';

/** Stores and settings that OpenPay needs. */
export interface OpenPayServices {
  readonly database: DatabaseSync;
  readonly charges: ChargeStore;
  readonly payouts: PayoutStore;
  readonly cards: CardStore;
  readonly transfers: TransferStore;
  readonly webhooks: WebhookStore;
  readonly webhookTarget: WebhookTarget;
  /** Time that a payout takes to reach its bank, in milliseconds. */
  readonly payoutDelayMs: number;
  readonly providerKey: string;
  /** Clock that dates transactions. */
  readonly world: WorldClock;
  /** Clock for retries and delays. */
  readonly wall: () => Date;
  readonly randomInt: RandomInt;
}
