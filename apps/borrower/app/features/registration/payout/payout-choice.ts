import type { PayoutMethod } from '@lender/lending';

/** Payout methods on offer, and the one chosen so far. */
export interface PayoutChoice {
  readonly applicationId: string;
  readonly chosen: PayoutMethod;
  readonly methods: readonly PayoutMethod[];
}

/** Names of the form's fields. */
export const PAYOUT_FIELDS = { method: 'payoutMethod', applicationId: 'applicationId' } as const;
