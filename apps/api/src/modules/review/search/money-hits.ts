import type { SearchHit, SearchMatch } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import { NAME_COLUMNS } from '../../clients/index.ts';
import { nameOf } from './client-hits.ts';

interface Lookup {
  readonly value: string;
  readonly limit: number;
  readonly matched: SearchMatch;
}

/** Finds the loans that money with this reference, account or clave de rastreo was for, or was claimed to be for. */
export async function loansOfMoney(tx: Tx, { value, limit, matched }: Lookup): Promise<readonly string[]> {
  const rows =
    matched === 'tracking_key'
      ? await tx.selectFrom('transfer_claim').select('loan_id').where('tracking_key', '=', value).limit(limit).execute()
      : await tx
          .selectFrom('payment_reference')
          .select('loan_id')
          .where(matched === 'clabe' ? 'clabe' : 'reference', '=', value)
          .limit(limit)
          .execute();
  return [...new Set(rows.map(({ loan_id }) => loan_id))];
}

/** Returns payments as search hits. */
export async function paymentHits(tx: Tx, { value, matched, limit }: Lookup): Promise<readonly SearchHit[]> {
  const rows = await tx
    .selectFrom('payment')
    .innerJoin('client', 'client.client_id', 'payment.client_id')
    .leftJoin('client_details', 'client_details.client_id', 'payment.client_id')
    .select(['payment.id', 'payment.loan_id', 'payment.amount_centavos', 'payment.paid_on'])
    .select(['client.phone_last_four', ...NAME_COLUMNS])
    .where('payment.tracking_key', '=', value)
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    kind: 'payment',
    id: row.id,
    matched,
    clientName: nameOf(row),
    phoneLastFour: row.phone_last_four,
    loanId: row.loan_id,
    amount: row.amount_centavos,
    paidOn: row.paid_on,
  }));
}

/** Returns payouts as search hits; a refund to an unknown sender has no name. */
export async function payoutHits(tx: Tx, { value, matched, limit }: Lookup): Promise<readonly SearchHit[]> {
  const rows = await tx
    .selectFrom('payout')
    .leftJoin('client', 'client.client_id', 'payout.client_id')
    .leftJoin('client_details', 'client_details.client_id', 'payout.client_id')
    .select(['payout.id', 'payout.application_id', 'payout.amount_centavos', 'payout.created_at'])
    .select(['client.phone_last_four', ...NAME_COLUMNS])
    .where(matched === 'tracking_key' ? 'payout.tracking_key' : 'payout.order_number', '=', value)
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    kind: 'payout',
    id: row.id,
    matched,
    clientName: nameOf(row),
    phoneLastFour: row.phone_last_four,
    applicationId: row.application_id,
    amount: row.amount_centavos,
    createdAt: row.created_at.toISOString(),
  }));
}

/** Returns money received without a reference, as search hits. */
export async function receiptHits(tx: Tx, { value, matched, limit }: Lookup): Promise<readonly SearchHit[]> {
  const rows = await tx
    .selectFrom('receipt')
    .leftJoin('client', 'client.client_id', 'receipt.client_id')
    .leftJoin('client_details', 'client_details.client_id', 'receipt.client_id')
    .select(['receipt.id', 'receipt.loan_id', 'receipt.amount_centavos', 'receipt.received_on', 'receipt.status'])
    .select(['client.phone_last_four', ...NAME_COLUMNS])
    .where('receipt.tracking_key', '=', value)
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    kind: 'receipt',
    id: row.id,
    matched,
    clientName: nameOf(row),
    phoneLastFour: row.phone_last_four,
    loanId: row.loan_id,
    amount: row.amount_centavos,
    receivedOn: row.received_on,
    isWaiting: row.status === 'unmatched',
  }));
}
