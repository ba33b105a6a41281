import type { ProviderPayout } from '../../../providers/openpay/port.ts';

/** What the provider said of a payout that has just gone to another status. */
export interface Told {
  /** Undefined where the provider made none. */
  readonly provider: ProviderPayout | undefined;
  readonly cause: string | undefined;
}
