import { isCashPayout } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { type ApplicationRecord, findApplication } from '../../applications/index.ts';
import { readBankAccount } from '../../clients/index.ts';
import { loanOfApplication } from '../../loans/index.ts';
import { isProofAwaited } from '../proofs/awaited-proof.ts';
import { beginProof, type ProofServices } from '../proofs/begin-proof.ts';
import { writePayout } from '../write-payout.ts';
import { orderCash } from './order-cash.ts';

/**
 * Queues the money of a signed application: to the client's account as it is now, or for the counter of a brand. A
 * constraint allows at most one live payout per application; the money leaves after this transaction commits, or once
 * the account is proven when the product requires that.
 *
 * @returns the id of the payout
 */
export async function queuePayout(
  tx: Tx,
  { client_id: clientId, id: applicationId }: Pick<ApplicationRecord, 'client_id' | 'id'>,
  services: ProofServices,
): Promise<string> {
  const loan = await loanOfApplication(tx, { client_id: clientId, id: applicationId });
  if (!loan) throw new Error(`application ${applicationId} was signed without a draft loan`);
  const record = await findApplication(tx, { clientId, applicationId });
  if (!record) throw new Error(`application ${applicationId} is gone`);
  if (isCashPayout(record.payout_method)) return orderCash(tx, { record, loan, brand: record.payout_method }, services);
  const { now } = await services.clock.business(tx);
  const account = await readBankAccount(tx, clientId);
  const payoutId = services.newId();
  await writePayout(tx, {
    client_id: clientId,
    id: payoutId,
    purpose: 'loan',
    application_id: applicationId,
    loan_id: loan.id,
    amount_centavos: loan.principal_centavos,
    clabe_sealed: account.clabeSealed,
    bank_code: account.bankCode,
    last_four: account.lastFour,
    status: 'queued',
    created_at: now,
    status_since: now,
  });
  if (await isProofAwaited(tx, { clientId, applicationId })) await beginProof(tx, clientId, services);
  else await services.jobs.enqueue(tx, 'send-payout', { payoutId });
  return payoutId;
}
