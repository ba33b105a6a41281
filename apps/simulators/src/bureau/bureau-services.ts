import type { WorldClock } from '../world/world-clock.ts';
import type { QueryStore } from './query-store.ts';

/** Stores and settings that the credit bureau needs. */
export interface BureauServices {
  readonly bureauQueries: QueryStore;
  /** The key and the password of its customer, and what the keys of both are made from. */
  readonly providerKey: string;
  readonly world: WorldClock;
  readonly randomInt: (max: number) => number;
}
