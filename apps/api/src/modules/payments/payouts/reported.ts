import type { ProviderPayout } from '../../../providers/openpay/port.ts';

/** Provider's report about a payout whose status has just changed. */
export interface Reported {
  /** Undefined when the provider made no payout. */
  readonly provider: ProviderPayout | undefined;
  readonly cause: string | undefined;
}
