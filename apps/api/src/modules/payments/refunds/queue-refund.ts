import type { Centavos } from '@lender/money';
import type { Tx } from '../../../kernel/database/database.ts';
import { NO_CLIENT } from '../../../kernel/database/no-client.ts';
import type { Services } from '../../../services.ts';
import { sealDestination } from '../payouts/destination.ts';
import { writePayout } from '../write-payout.ts';
import type { RefundAccount } from './refund-account.ts';

/** Owner of the refunded money: a client, of a loan; or unknown, of a receipt. */
type Refunded =
  | { readonly clientId: string; readonly loanId: string; readonly paymentId: string | undefined }
  | { readonly receiptId: string };

/** Queues a refund. It is sent after this transaction commits. */
export async function queueRefund(
  tx: Tx,
  { of, amountCentavos, account }: { of: Refunded; amountCentavos: Centavos; account: RefundAccount },
  { clock, jobs, newId, vault }: Pick<Services, 'clock' | 'jobs' | 'newId' | 'vault'>,
): Promise<void> {
  const { now } = await clock.business(tx);
  const payoutId = newId();
  await writePayout(tx, {
    ...rowOf(of),
    ...sealDestination(vault, payoutId, account),
    id: payoutId,
    purpose: 'refund',
    application_id: null,
    amount_centavos: amountCentavos,
    bank_code: account.clabe.slice(0, 3),
    last_four: account.clabe.slice(-4),
    status: 'queued',
    created_at: now,
    status_since: now,
  });
  await jobs.enqueue(tx, 'send-payout', { payoutId });
}

const rowOf = (of: Refunded) =>
  'receiptId' in of
    ? { client_id: NO_CLIENT, loan_id: null, receipt_id: of.receiptId }
    : { client_id: of.clientId, loan_id: of.loanId, ...(of.paymentId !== undefined && { payment_id: of.paymentId }) };
