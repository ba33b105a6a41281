import type { DatabaseSync } from 'node:sqlite';

/** Stores and settings that the scoring host needs. */
export interface ScoringServices {
  readonly database: DatabaseSync;
  /** Key of the account. It is part of public pages, so it is no secret of the provider. */
  readonly scoringAuthKey: string;
  /** Signs tokens. */
  readonly providerKey: string;
  readonly wall: () => Date;
}
