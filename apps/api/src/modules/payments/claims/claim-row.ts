import type { listTransferClaims, Reply } from '@lender/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';

/** A transfer that a borrower says they made. */
export type ClaimRow = Selectable<Database['transfer_claim']>;

export const toClaimReply = (claim: ClaimRow): Reply<typeof listTransferClaims>[number] => ({
  id: claim.id,
  loanId: claim.loan_id,
  trackingKey: claim.tracking_key,
  sentOn: claim.sent_on,
  amount: claim.amount_centavos,
  status: claim.status,
  untilDate: claim.until_date,
});
