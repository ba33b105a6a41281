import { isCashPayout } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import type { JobData } from '../../../kernel/outbox.ts';
import type { Services } from '../../../services.ts';
import { isClosedBank, lockClient, mayBorrow } from '../../clients/index.ts';
import { isProofAwaited } from '../proofs/awaited-proof.ts';
import { openCode } from '../proofs/proof-record.ts';
import { applyPayout, refusePayout } from './apply-payout.ts';
import { cancelLatePayout } from './cancel-late-payout.ts';
import { destinationOf } from './destination.ts';
import { isPaidByEarlierAttempt } from './earlier-attempts.ts';
import { cancelQueued, endUnpaidApplication } from './end-unpaid-application.ts';
import { loanPayout } from './loan-payout.ts';
import { changePayout, findPayout, lockPayout, type PayoutRow } from './payout-row.ts';

/**
 * Sends a payout to the provider. The payout's own id is the provider's order id, so however often this runs, the
 * provider makes one transfer. A refusal ends it; when the result is unknown the job is tried again.
 */
export const sendPayoutJob =
  (services: Services) =>
  async ({ payoutId }: JobData['send-payout']): Promise<void> => {
    const queued = await findPayout(services.db, payoutId);
    // The row was written in the transaction that queued the job.
    if (!queued) throw new Error(`payout ${payoutId} is gone`);
    if (queued.status === 'queued' && queued.purpose === 'loan' && (await isPaidByEarlierAttempt(queued, services)))
      return refusePayout(services, payoutId, PAID_BEFORE);
    if (queued.status === 'queued' && queued.bank_code !== null && isClosedBank(queued.bank_code))
      return refusePayout(services, payoutId, BANK_CLOSED);
    const payout = await inTransaction(services.db, (tx) => startSending(tx, payoutId, services));
    if (!payout) return;
    const { clabe, holderName } = await destinationOf(payout, services);
    const sent = await services.openPay.createPayout({
      orderId: payout.id,
      amountCentavos: payout.amount_centavos,
      description: await descriptionOf(payout, services),
      clabe,
      holderName,
    });
    if (sent.ok) await applyPayout(services, payoutId, sent.value);
    else await refusePayout(services, payoutId, `${sent.problem.code}: ${sent.problem.description}`);
  };

const BANK_CLOSED = 'the bank of the account is closed';
const PAID_BEFORE = 'an earlier attempt is under way or arrived';

const DESCRIPTIONS = {
  loan: 'Préstamo Quincena',
  refund: 'Devolución Quincena',
  account_proof: 'Quincena',
} as const satisfies Record<PayoutRow['purpose'], string>;

/** Returns the description that the receiver reads: for a deposit that proves an account, the code. */
async function descriptionOf({ client_id, id, purpose }: PayoutRow, { db, vault }: Services): Promise<string> {
  if (purpose !== 'account_proof') return DESCRIPTIONS[purpose];
  const proof = await db
    .selectFrom('account_proof')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return `${DESCRIPTIONS.account_proof} ${openCode(vault, proof)}`;
}

/**
 * Decides under the client's lock whether the money leaves. Once a payout is `sending`, blocking its client comes too
 * late, since the provider may have it; before that, a client who may not borrow is lent nothing, and a client who
 * would get the money too late signs new figures first. A payout that waits for the account to be proven stays queued.
 * A refund is sent to any client.
 */
async function startSending(tx: Tx, payoutId: string, services: Services): Promise<PayoutRow | undefined> {
  const payout = await lockPayout(tx, payoutId);
  // An earlier attempt ended without an answer: repeating the same order does no harm.
  if (payout?.status === 'sending') return payout;
  // Cash is collected at a counter, and goes to no account.
  if (payout?.status !== 'queued' || isCashPayout(payout.method)) return undefined;
  if (payout.purpose === 'loan' && !(await mayLeave(tx, payout, services))) return undefined;
  const { now } = await services.clock.business(tx);
  await changePayout(tx, payout, { status: 'sending', status_since: now });
  return payout;
}

async function mayLeave(tx: Tx, payout: PayoutRow, services: Services): Promise<boolean> {
  const { clientId, applicationId } = loanPayout(payout);
  const { status } = await lockClient(tx, clientId);
  if ((await mayBorrow(tx, { clientId, status })).ok)
    return !(await isProofAwaited(tx, { clientId, applicationId })) && !(await cancelLatePayout(tx, payout, services));
  await endUnpaidApplication(tx, { clientId, actor: 'server', by: 'system' }, services);
  await cancelQueued(tx, { clientId, applicationId }, services);
  return false;
}
