import { addDays, type PlainDate } from '@lender/calculator';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import { balancesOn } from '../../ledger/index.ts';
import type { StatementLine } from '../reading/statement-line.ts';
import { AROUND_DAYS, moneyIn, type Span, settlementsIn } from './booked-in-span.ts';
import type { AskedPayment, BooksFacts } from './books-facts.ts';
import { loansOf, payoutsOf } from './named-by-lines.ts';
import { PROVIDER_ACCOUNTS } from './settlement-rules.ts';
import { wordsOfLine } from './words-of-line.ts';

/** Reads all bookings that lines may be matched to, and nothing else. */
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

/** Reads the references that lines of about these days already have. */
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
