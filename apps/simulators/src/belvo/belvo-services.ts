import type { WebhookTarget } from '../openpay/stores/webhook-target.ts';
import type { NoticeQueue } from '../webhooks/notice-queue.ts';
import type { WorldClock } from '../world/world-clock.ts';
import type { LinkStore } from './link-store.ts';
import type { TokenStore } from './token-store.ts';

/** Stores and settings that Belvo needs. */
export interface BelvoServices {
  readonly bankTokens: TokenStore;
  readonly bankLinks: LinkStore;
  readonly bankNotices: NoticeQueue;
  readonly belvoTarget: WebhookTarget;
  readonly providerKey: string;
  /** Clock that dates the banks' data. */
  readonly world: WorldClock;
  /** Clock for tokens and retries. */
  readonly wall: () => Date;
}
