import { inTransaction } from '../../../kernel/database/transaction.ts';
import type { JobData } from '../../../kernel/outbox.ts';
import type { Services } from '../../../services.ts';
import { followProof } from './follow-proof.ts';
import { loanClabe } from './loan-clabe.ts';

/** Looks for the proof of a transfer that a borrower claims. When the result is unknown, the job looks again. */
export const checkTransferJob =
  (services: Services) =>
  async ({ clientId, claimId }: JobData['check-transfer']): Promise<void> => {
    const asked = await inTransaction(services.db, async (tx) => {
      const claims = tx.selectFrom('transfer_claim').selectAll().where('client_id', '=', clientId);
      const claim = await claims.where('id', '=', claimId).executeTakeFirst();
      const reference = claim && (await loanClabe(tx, { client_id: clientId, id: claim.loan_id }));
      return claim?.status === 'claimed' && reference ? { claim, receiverAccount: reference.clabe } : undefined;
    });
    if (!asked) return;
    const { claim, receiverAccount } = asked;
    const proof = await services.cep.verify({
      trackingKey: claim.tracking_key,
      date: claim.sent_on,
      senderBank: claim.sender_bank,
      receiverAccount,
      amountCentavos: claim.amount_centavos,
    });
    await inTransaction(services.db, (tx) => followProof(tx, { claim, proof }, services));
  };
