import type { WorldClock } from '../world/world-clock.ts';
import type { QueryStore } from './query-store.ts';

/** Stores and settings that the credit bureau needs. */
export interface BureauServices {
  readonly bureauQueries: QueryStore;
  /** Key and password of the bureau's customer, from which the keys of both are made. */
  readonly providerKey: string;
  readonly world: WorldClock;
  readonly randomInt: (max: number) => number;
}
