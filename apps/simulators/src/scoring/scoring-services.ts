import type { DatabaseSync } from 'node:sqlite';

/** What the scoring host works with. */
export interface ScoringServices {
  readonly database: DatabaseSync;
  /** The account's key. It stands in pages, so it is no secret of the provider's. */
  readonly scoringAuthKey: string;
  /** Signs tokens. */
  readonly providerKey: string;
  readonly wall: () => Date;
}
