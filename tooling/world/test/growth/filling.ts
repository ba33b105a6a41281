import type { Keys } from '@lender/api/settings/keys';
import type { Lives } from './read-lives.ts';
import type { Recorded } from './recording-vault.ts';

/** Input of a worker that writes copies. */
export interface Filling extends Lives {
  readonly connectionString: string;
  readonly recorded: Recorded;
  readonly keys: Keys;
  /** Number of copies of each life. */
  readonly counts: readonly number[];
  readonly worker: number;
  readonly workers: number;
}
