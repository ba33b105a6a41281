import type { PROVIDERS } from '@lender/contract';
import type { TroubleKind } from './trouble.ts';

export type ProviderName = (typeof PROVIDERS)[number];

/** Health of a provider, as its answers to this process show since the process started. */
export interface LineHealth {
  readonly name: ProviderName;
  /**
   * `closed`: the provider is called. `open`: it is not, for a while. `half_open`: one call tests whether it is back.
   */
  readonly state: 'closed' | 'half_open' | 'open';
  /** ISO 8601; null before the first success. */
  readonly lastSuccessAt: string | null;
  readonly lastTrouble: { readonly kind: TroubleKind; readonly at: string } | null;
  readonly counts: {
    /** Number of tries that the provider answered, including refusals. */
    readonly answered: number;
    /** Number of tries whose outcome is unknown. */
    readonly troubled: number;
    /** Number of calls not made because the provider was away. */
    readonly notAsked: number;
  };
}
