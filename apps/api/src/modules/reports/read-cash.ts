import { addDays, type PlainDate } from '@lender/calculator';
import type { getCashReport, Reply } from '@lender/contract';
import { CLEARING_ACCOUNTS, type LedgerAccount } from '@lender/lending';
import { centavos } from '@lender/money';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import { balancesOn } from '../ledger/index.ts';
import { type AccountMove, cashAccounts, cashDays, cashTotal, type DayMove } from './cash.policy.ts';
import type { ReportPeriod } from './report-period.policy.ts';

/**
 * Accounts that hold money: at the bank, at the office, and with the providers that receive or deliver it for the
 * lender.
 */
const CASH_ACCOUNTS: readonly LedgerAccount[] = ['bank', ...CLEARING_ACCOUNTS];

/** Reads the money that came in and went out in a period, from the ledger. */
export async function readCash(tx: Tx, period: ReportPeriod): Promise<Reply<typeof getCashReport>> {
  const before = await balancesOn(tx, { date: addDays(period.from, -1) });
  const openings = CASH_ACCOUNTS.map((account) => ({ account, opening: before[account] }));
  const days = await daysOf(tx, period);
  return {
    ...period,
    accounts: cashAccounts(openings, await movesOf(tx, period)),
    total: cashTotal(openings, days),
    days: cashDays(openings, days),
  };
}

const postingsIn = ({ from, to }: ReportPeriod) => sql`
  ledger_entry join ledger_posting using (client_id)
  where entry_id = id and business_date between ${from}::date and ${to}::date and account in (${sql.join(CASH_ACCOUNTS)})`;

const cameAndWent = (amount: RawBuilder<unknown>) => sql`
  coalesce(sum(${amount}) filter (where ${amount} > 0), 0)::text as came,
  coalesce(-sum(${amount}) filter (where ${amount} < 0), 0)::text as went`;

interface Sums {
  readonly came: string;
  readonly went: string;
}
const toMoved = ({ came, went }: Sums) => ({ in: centavos(Number(came)), out: centavos(Number(went)) });

async function movesOf(tx: Tx, period: ReportPeriod): Promise<readonly AccountMove[]> {
  const { rows } = await sql<Sums & { account: LedgerAccount }>`
    select account, ${cameAndWent(sql.ref('amount_centavos'))} from ${postingsIn(period)} group by account`.execute(tx);
  return rows.map((row) => ({ account: row.account, ...toMoved(row) }));
}

/** Sums movements by day, without entries that move money between the lender's own accounts. */
async function daysOf(tx: Tx, period: ReportPeriod): Promise<readonly DayMove[]> {
  const { rows } = await sql<Sums & { date: PlainDate }>`
    select date, ${cameAndWent(sql.ref('net'))} from (
      select business_date as date, sum(amount_centavos) as net from ${postingsIn(period)}
      group by business_date, entry_id) entry
    where net <> 0 group by date order by date`.execute(tx);
  return rows.map((row) => ({ date: row.date, ...toMoved(row) }));
}
