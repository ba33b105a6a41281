import type { PlainDate } from '@lender/calculator';
import { CLEARING_ACCOUNTS, type ClearingAccount } from '@lender/lending';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { BookedMoney, BookedSettlement } from './books-facts.ts';

/** Days before and after a statement's own on which its money may be booked. */
export const AROUND_DAYS = 15;

export interface Span {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

/** Reads settlements by the bank's day. */
export async function settlementsIn(tx: Tx, { from, to }: Span): Promise<BookedSettlement[]> {
  const { rows } = await sql<{ key: string; account: ClearingAccount; net: string; date: PlainDate }>`
    select entry.key, entry.business_date as date,
      max(account) filter (where account in (${sql.join(CLEARING_ACCOUNTS)})) as account,
      coalesce(sum(amount_centavos) filter (where account = 'bank'), 0)::text as net
    from ledger_entry entry join ledger_posting using (client_id)
    where entry_id = entry.id and entry.kind = 'settlement' and entry.business_date between ${from}::date and ${to}::date
    group by entry.id, entry.key, entry.business_date order by entry.key`.execute(tx);
  return rows.map(({ key, account, net, date }) => ({
    ref: key,
    account,
    reference: key.slice(`settlement:${account}:`.length),
    net: Number(net),
    date,
  }));
}

/**
 * Reads payments and receipts that came to the bank itself in some days, and those of any transfer with these names.
 */
export async function moneyIn(tx: Tx, { from, to }: Span, keys: readonly string[]): Promise<BookedMoney[]> {
  const { rows } = await sql<{
    kind: 'payment' | 'receipt';
    method: string;
    providerId: string;
    trackingKey: string | null;
    amount: string;
    date: PlainDate;
    loanId: string | null;
  }>`
    with money as (
      select 'payment' as kind, method, provider_id, tracking_key, amount_centavos, paid_on, loan_id from payment
      where reversed_on is null
      union all
      select 'receipt', method, provider_id, tracking_key, amount_centavos, received_on, null from receipt
      where status <> 'matched')
    select kind, method, provider_id as "providerId", tracking_key as "trackingKey", amount_centavos::text as amount,
      paid_on as date, loan_id as "loanId"
    from money
    where method = 'bank_transfer' and paid_on between ${from}::date and ${to}::date or tracking_key = any(${keys})
    order by paid_on, provider_id`.execute(tx);
  return rows.map(({ kind, method, providerId, trackingKey, amount, date, loanId }) => ({
    ref: `payment:${method}:${providerId}`,
    kind,
    isAtBank: method === 'bank_transfer',
    names: [...new Set([providerId, trackingKey ?? providerId])],
    amount: Number(amount),
    date,
    loanId,
  }));
}
