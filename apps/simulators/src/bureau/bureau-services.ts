import type { WorldClock } from '../world/world-clock.ts';
import type { QueryStore } from './query-store.ts';

/** What the credit bureau works with. */
export interface BureauServices {
  readonly bureauQueries: QueryStore;
  /** The key and the password of its customer, and what the keys of both are made from. */
  readonly providerKey: string;
  readonly world: WorldClock;
  readonly randomInt: (max: number) => number;
}
