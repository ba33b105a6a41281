import type { TransferClaimStatus } from '@lender/contract';

/** Fields about a transfer. */
export const TRANSFER_FIELDS = ['sentOn', 'amount', 'senderBank', 'trackingKey'] as const;
export type TransferField = (typeof TRANSFER_FIELDS)[number];

/** Transfer that a client reported, as its page shows it. */
export interface TransferView {
  readonly id: string;
  readonly trackingKey: string;
  readonly amount: string;
  readonly sentOn: string;
  readonly status: TransferClaimStatus;
  /** Last day on which its proof is looked for. */
  readonly until: string;
}
