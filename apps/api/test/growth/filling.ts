import type { Keys } from '../../src/settings/keys.ts';
import type { Lives } from './read-lives.ts';
import type { Recorded } from './recording-vault.ts';

/** What a worker writes. */
export interface Filling extends Lives {
  readonly connectionString: string;
  readonly recorded: Recorded;
  readonly keys: Keys;
  /** How many shall be like each of those who lived. */
  readonly counts: readonly number[];
  readonly worker: number;
  readonly workers: number;
}
