import type { Tx } from '../../../kernel/database/database.ts';
import type { TransferProof } from '../../../providers/cep/port.ts';
import type { Services } from '../../../services.ts';
import { lockClient } from '../../clients/index.ts';
import { openTask, settleTask } from '../../tasks/index.ts';
import { bookMoney } from '../incoming/book-money.ts';
import { lockTransfer } from '../incoming/lock-transfer.ts';
import { matchToLoan } from '../incoming/match-to-loan.ts';
import type { MoneyIn } from '../incoming/money-in.ts';
import { momentOfDay } from '../reported-moment.ts';
import type { ClaimRow } from './claim-row.ts';

type Settled = Extract<TransferProof, { readonly status: 'settled' }>;

/**
 * Applies what the proof of a claim shows now: a transfer that settled counts for its loan, once, whether the provider
 * reported it before, reports it at this moment or later. A transfer that is not found in time is left to a person.
 */
export async function followProof(
  tx: Tx,
  { claim: { client_id, id }, proof }: { readonly claim: ClaimRow; readonly proof: TransferProof },
  services: Services,
): Promise<void> {
  await lockClient(tx, client_id);
  const claims = tx.selectFrom('transfer_claim').selectAll().where('client_id', '=', client_id);
  const claim = await claims.where('id', '=', id).executeTakeFirstOrThrow();
  if (claim.status !== 'claimed') return;
  const { now } = await services.clock.business(tx);
  const status = await statusBy(tx, { claim, proof }, services);
  await tx
    .updateTable('transfer_claim')
    .set({ asked_at: now, ...(status !== claim.status && { status, status_since: now }) })
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .execute();
  if (status === 'counted') await settleTask(tx, { kind: 'transfer_unproven', subject: id }, services);
}

async function statusBy(
  tx: Tx,
  { claim, proof }: { readonly claim: ClaimRow; readonly proof: TransferProof },
  services: Services,
): Promise<ClaimRow['status']> {
  if (proof.status === 'settled') return count(tx, { claim, proof }, services);
  if (proof.status === 'returned') return 'returned';
  const { today } = await services.clock.business(tx);
  if (today <= claim.until_date) return 'claimed';
  const { client_id: clientId, loan_id: loanId, amount_centavos: amount, tracking_key: cause } = claim;
  const matter = { kind: 'transfer_unproven', facts: { clientId, loanId, amount, cause } } as const;
  await openTask(tx, { subject: claim.id, matter }, services);
  return 'not_found';
}

/** Books the transfer as money in, or matches the unmatched payment that waited for its claim. */
async function count(
  tx: Tx,
  { claim, proof }: { readonly claim: ClaimRow; readonly proof: Settled },
  services: Services,
): Promise<'counted' | 'returned'> {
  const { tracking_key: trackingKey, amount_centavos: amountCentavos } = claim;
  const loan = { client_id: claim.client_id, id: claim.loan_id };
  await lockTransfer(tx, trackingKey);
  const kept = tx.selectFrom('receipt').selectAll().where('tracking_key', '=', trackingKey).forUpdate();
  const receipt = await kept.where('amount_centavos', '=', amountCentavos).executeTakeFirst();
  if (receipt?.status === 'unmatched') await matchToLoan(tx, { receipt, loan, by: 'client' }, services);
  // Otherwise staff gave it back before the claim.
  if (receipt) return receipt.status === 'unmatched' || receipt.status === 'matched' ? 'counted' : 'returned';
  const { now } = await services.clock.business(tx);
  const money: MoneyIn = {
    method: 'spei',
    providerId: trackingKey,
    trackingKey,
    amountCentavos,
    chargeId: undefined,
    paidOn: proof.settledOn,
    paidAt: momentOfDay(proof.settledOn, now),
    origin: originOf(proof),
  };
  await bookMoney(tx, { loan, money }, services);
  return 'counted';
}

/** A proof may show fewer digits of an account; no money can be sent there. */
const originOf = ({ sender: { account, name: holderName } }: Settled) =>
  account?.length === 18 ? { clabe: account, holderName } : undefined;
