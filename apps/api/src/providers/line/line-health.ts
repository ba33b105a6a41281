import type { PROVIDERS } from '@lender/contract';
import type { TroubleKind } from './trouble.ts';

export type ProviderName = (typeof PROVIDERS)[number];

/** Health of a provider, as its answers to this process show since the process started. */
export interface LineHealth {
  readonly name: ProviderName;
  /** `closed`: it is asked. `open`: it is not, for a while. `half_open`: one call finds out whether it is back. */
  readonly state: 'closed' | 'half_open' | 'open';
  /** ISO 8601; null before the first. */
  readonly lastSuccessAt: string | null;
  readonly lastTrouble: { readonly kind: TroubleKind; readonly at: string } | null;
  readonly counts: {
    /** Tries that the provider answered, refusals among them. */
    readonly answered: number;
    /** Number of tries whose outcome is unknown. */
    readonly troubled: number;
    /** Calls that were not made, because it was away. */
    readonly notAsked: number;
  };
}
