import { addDays, type PlainDate } from '@lender/calculator';
import { CLEARING_ACCOUNTS, type ClearingAccount } from '@lender/lending';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import { balancesOn } from '../../ledger/index.ts';
import { PAID_OUT_LOAN_STATUSES } from '../../loans/index.ts';
import type { StatementLine } from '../reading/statement-line.ts';
import type {
  AskedPayment,
  BookedMoney,
  BookedPayout,
  BookedSettlement,
  BooksFacts,
  NamedLoan,
} from './books-facts.ts';
import { PROVIDER_ACCOUNTS } from './match-lines.policy.ts';
import { loanNumbersIn, wordsOfLine } from './words-of-line.ts';

/** Days around a statement's own on which something of it may be booked. */
export const AROUND_DAYS = 15;

export interface Span {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

/** Everything in the books that lines may be, and nothing else. */
export async function readBooks(
  tx: Tx,
  lines: readonly StatementLine[],
  { today }: { readonly today: PlainDate },
): Promise<BooksFacts> {
  const days = lines.map(({ date }) => date).toSorted();
  const span = {
    from: addDays(days[0] ?? today, -AROUND_DAYS),
    to: addDays(days.at(-1) ?? today, AROUND_DAYS),
  };
  const keys = lines.flatMap(({ trackingKey }) => trackingKey ?? []);
  return {
    today,
    settlements: await settlementsIn(tx, span),
    money: await moneyIn(tx, span, keys),
    payouts: await payoutsOf(tx, keys),
    loans: await loansOf(tx, lines),
    asked: await askedPayments(tx),
    unsettled: await unsettledOn(tx, lines, today),
    taken: await takenRefs(tx, span),
  };
}

/** Settlements by the bank's day. */
export async function settlementsIn(tx: Tx, { from, to }: Span): Promise<BookedSettlement[]> {
  const { rows } = await sql<{ key: string; account: ClearingAccount; net: string; date: PlainDate }>`
    select entry.key, entry.business_date as date,
      max(account) filter (where account in (${sql.join(CLEARING_ACCOUNTS)})) as account,
      coalesce(sum(amount_centavos) filter (where account = 'bank'), 0)::text as net
    from ledger_entry entry join ledger_posting on entry_id = entry.id
    where entry.kind = 'settlement' and entry.business_date between ${from}::date and ${to}::date
    group by entry.id, entry.key, entry.business_date order by entry.key`.execute(tx);
  return rows.map(({ key, account, net, date }) => ({
    ref: key,
    account,
    reference: key.slice(`settlement:${account}:`.length),
    net: Number(net),
    date,
  }));
}

/** Payments and receipts that came to the bank itself in some days, and those that any transfer of these names is. */
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

async function payoutsOf(tx: Tx, keys: readonly string[]): Promise<BookedPayout[]> {
  if (keys.length === 0) return [];
  const rows = await tx
    .selectFrom('payout')
    .select(['id', 'tracking_key', 'amount_centavos', 'status'])
    .where(sql<boolean>`tracking_key = any(${keys})`)
    .execute();
  return rows.flatMap(({ id, tracking_key: trackingKey, amount_centavos: amount, status }) =>
    trackingKey === null ? [] : [toBookedPayout({ id, trackingKey, amount, status })],
  );
}

interface PayoutFacts {
  readonly id: string;
  readonly trackingKey: string;
  readonly amount: number;
  readonly status: string;
}

const toBookedPayout = ({ id, trackingKey, amount, status }: PayoutFacts): BookedPayout => {
  const isReturned = status === 'returned' || status === 'returned_after_settlement';
  return {
    ref: `payout:${id}`,
    returnRef: `payout_return:${id}`,
    trackingKey,
    amount,
    isSent: isReturned || status === 'sent' || status === 'settled',
    isReturned,
  };
};

async function loansOf(tx: Tx, lines: readonly StatementLine[]): Promise<ReadonlyMap<string, NamedLoan>> {
  const credits = lines.filter(({ amount }) => amount > 0);
  const numbers = [...new Set(credits.flatMap((line) => loanNumbersIn(wordsOfLine(line))))];
  if (numbers.length === 0) return new Map();
  const rows = await tx
    .selectFrom('loan')
    .select(['id', 'client_id', 'hashed_id', 'status'])
    .where(sql<boolean>`hashed_id = any(${numbers})`)
    .execute();
  return new Map(
    rows.map(({ id, client_id: clientId, hashed_id, status }) => [
      hashed_id,
      { id, clientId, isPaidOut: PAID_OUT_LOAN_STATUSES.includes(status) },
    ]),
  );
}

async function askedPayments(tx: Tx): Promise<AskedPayment[]> {
  const { rows } = await sql<{ id: string; loanId: string; reference: string; amount: string }>`
    select id, loan_id as "loanId", payload->>'reference' as reference,
      round((payload->'amount'->>'amount')::numeric * 100)::text as amount
    from approval where kind = 'loan.register_payment' and status = 'open'
      and payload->>'method' = 'bank_transfer'`.execute(tx);
  return rows.map(({ id: approvalId, loanId, reference, amount }) => ({
    approvalId,
    ref: `payment:bank_transfer:${reference}`,
    loanId,
    reference,
    amount: Number(amount),
  }));
}

async function unsettledOn(
  tx: Tx,
  lines: readonly StatementLine[],
  today: PlainDate,
): Promise<BooksFacts['unsettled']> {
  const ofProviders = lines.filter((line) => {
    const words = wordsOfLine(line);
    return Object.keys(PROVIDER_ACCOUNTS).some((name) => words.includes(name));
  });
  const days = new Set([today, ...ofProviders.flatMap(({ date }) => [date, addDays(date, -1)])]);
  const balances = new Map<PlainDate, Awaited<ReturnType<typeof balancesOn>>>();
  for (const date of days) balances.set(date, await balancesOn(tx, { date }));
  return (account, date) => balances.get(date)?.[account] ?? Number.NaN;
}

/** What is some line's already, of about these days. */
async function takenRefs(tx: Tx, { from, to }: Span): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('bank_line')
    .select('match_ref')
    .where('match_ref', 'is not', null)
    .where('booked_on', '>=', addDays(from, -AROUND_DAYS))
    .where('booked_on', '<=', addDays(to, AROUND_DAYS))
    .execute();
  return new Set(rows.flatMap(({ match_ref }) => match_ref ?? []));
}
