import type { PayoutMethod } from '@lender/lending';

/** How the money may come, and how it comes until now. */
export interface PayoutChoice {
  readonly applicationId: string;
  readonly chosen: PayoutMethod;
  readonly methods: readonly PayoutMethod[];
}

/** What the form says. */
export const PAYOUT_FIELDS = { method: 'payoutMethod', applicationId: 'applicationId' } as const;
