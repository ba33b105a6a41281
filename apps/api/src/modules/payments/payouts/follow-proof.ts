import { mexicoDate } from '@lender/calculator';
import { CLIENT_STATUS } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { moveClient } from '../../clients/index.ts';
import { bookAccountProof } from '../../ledger/index.ts';
import { isProofAwaited, queuedLoans } from '../proofs/awaited-proof.ts';
import { setProofStatus } from '../proofs/proof-record.ts';
import { reportedMoment } from '../reported-moment.ts';
import { changePayout, type PayoutRow } from './payout-row.ts';
import { openPayoutTask } from './payout-tasks.ts';
import type { Reported } from './reported.ts';

/** Applies the new status of a deposit that proves an account. */
export async function followProof(
  tx: Tx,
  payout: PayoutRow,
  { provider, cause }: Reported,
  services: Services,
): Promise<void> {
  const { id, client_id, status, amount_centavos: amountCentavos } = payout;
  const proof = { client_id, id };
  if (status === 'sent') return setProofStatus(tx, proof, 'sent');
  if (status === 'settled') {
    const { now } = await services.clock.business(tx);
    const businessDate = mexicoDate(reportedMoment(provider?.operationDate, now).getTime());
    await bookAccountProof(tx, { payoutId: id, amountCentavos, businessDate, isReturned: false }, services);
    return setProofStatus(tx, proof, 'sent');
  }
  await setProofStatus(tx, proof, 'failed');
  if (status === 'returned_after_settlement') {
    const { today: businessDate } = await services.clock.business(tx);
    await bookAccountProof(tx, { payoutId: id, amountCentavos, businessDate, isReturned: true }, services);
  }
  if (status === 'refused' || status === 'cancelled')
    return openPayoutTask(tx, { kind: 'payout_refused', payout, cause }, services);
  await askForAnother(tx, client_id, services);
}

/** Cancels queued payouts to an account that does not take money, and asks the client for another account. */
async function askForAnother(tx: Tx, clientId: string, services: Services): Promise<void> {
  const { now } = await services.clock.business(tx);
  for (const { id, applicationId } of await queuedLoans(tx, clientId)) {
    if (!(await isProofAwaited(tx, { clientId, applicationId }))) continue;
    const cancelled = {
      status: 'cancelled',
      status_since: now,
      return_cause: 'the account returned a deposit',
    } as const;
    await changePayout(tx, { client_id: clientId, id }, cancelled);
    const [from, to] = [CLIENT_STATUS.active, CLIENT_STATUS.bankAccountSelect];
    await moveClient(tx, { clientId, from, to, actor: 'server', by: 'system' }, services);
  }
}
